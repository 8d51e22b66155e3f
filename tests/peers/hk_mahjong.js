// Counts hands read as JSON lines with npm `hk-mahjong` and writes the faan of the best cut, or "∞", one a line.
//
//     node tests/peers/hk_mahjong.js FOLDER   where FOLDER/node_modules has hk-mahjong
const path = require("node:path");
const { createInterface } = require("node:readline");
const { Tile, Meld, WinningHand, FaanCalculator } = require(path.resolve(process.argv[2], "node_modules", "hk-mahjong"));

// The engine numbers white, green and red dragon 31 to 33; the library red, green and white 5 to 7.
const honours = [1, 2, 3, 4, 7, 6, 5];
const tile = (kind) =>
  kind < 27
    ? new Tile({ suit: ["character", "dot", "bamboo"][Math.floor(kind / 9)], value: (kind % 9) + 1 })
    : new Tile({ suit: "honor", value: honours[kind - 27] });
const extras = ["plum", "lily", "chrysanthemum", "bamboo", "spring", "summer", "autumn", "winter"];

function faan(hand) {
  const config = {
    seatWind: hand.seat,
    roundWind: hand.round,
    selfPick: hand.draw,
    robbingKong: hand.rob,
    winByLastCatch: hand.last,
    winByKong: hand.kong,
    fullyConcealedHand: hand.concealed,
    enableBonusFaanDueToZeroExtraTile: true,
    extraTiles: Object.fromEntries(extras.map((name, at) => [name, hand.bonus.includes(at + 1)])),
  };
  const values = hand.cuts.map(
    (sets) => FaanCalculator.calculate(new WinningHand(sets.map((set) => new Meld(set.map(tile)))), config).value,
  );
  if (values.length === 0) return null;
  return values.includes("∞") ? "∞" : Math.max(...values);
}

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => console.log(JSON.stringify(faan(JSON.parse(line)))));
