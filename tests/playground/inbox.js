// What nobody has read yet, for every person, and the bell.

/** Counts for a person and a channel: `unread` messages, of which `rings` called him. */
export class Inbox {
  constructor(changed) {
    this.changed = changed;
    this.people = new Map();
    this.sounds = localStorage.getItem("sounds") === "on";
  }

  of(person, channel) {
    return this.people.get(person)?.get(channel) ?? { unread: 0, rings: 0 };
  }

  /** All calls of a person, and whether anything at all is unread. */
  sum(person) {
    const all = [...(this.people.get(person)?.values() ?? [])];
    return { rings: all.reduce((sum, one) => sum + one.rings, 0), unread: all.some((one) => one.unread > 0) };
  }

  add(person, channel, rings) {
    if (!this.people.has(person)) this.people.set(person, new Map());
    const { unread, rings: before } = this.of(person, channel);
    this.people.get(person).set(channel, { unread: unread + 1, rings: before + (rings ? 1 : 0) });
    this.changed();
  }

  read(person, channel) {
    if (this.people.get(person)?.delete(channel)) this.changed();
  }

  toggle() {
    this.sounds = !this.sounds;
    localStorage.setItem("sounds", this.sounds ? "on" : "off");
    if (this.sounds) this.ring();
  }

  /** Two soft tones, if sounds are on. */
  ring() {
    if (!this.sounds) return;
    this.audio ??= new AudioContext();
    [660, 880].forEach((pitch, i) => {
      const [tone, level] = [this.audio.createOscillator(), this.audio.createGain()];
      const at = this.audio.currentTime + i * 0.12;
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0.06, at);
      level.gain.exponentialRampToValueAtTime(0.0001, at + 0.25);
      tone.connect(level).connect(this.audio.destination);
      tone.start(at);
      tone.stop(at + 0.25);
    });
  }
}
