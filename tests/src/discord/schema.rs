//! Discord's own OpenAPI description as a judge of request bodies, where the file is at hand.

use std::collections::HashMap;
use std::path::Path;

use jsonschema::Validator;
use serde_json::{Map, Value, json};

use super::refusal::{Complaints, Refusal};
use super::surface::StartError;

/// The description, with the validators made so far.
#[derive(Debug)]
pub(super) struct Schema {
    document: Value,
    made: HashMap<String, Option<Validator>>,
}

impl Schema {
    /// Reads the file.
    pub(super) fn read(path: &Path) -> Result<Self, StartError> {
        let wrong = |reason: String| StartError::OpenApi {
            path: path.to_owned(),
            reason,
        };
        let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
        let mut document: Value =
            serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?;
        let schemas = document
            .pointer_mut("/components/schemas")
            .ok_or_else(|| wrong("no /components/schemas".to_owned()))?;
        relax(schemas);
        Ok(Self {
            document,
            made: HashMap::new(),
        })
    }

    /// Holds the body of a request against the description. `path` is a path template of the description.
    pub(super) fn judge(&mut self, method: &str, path: &str, body: &Value) -> Result<(), Refusal> {
        let pointer = format!(
            "/paths/{}/{}/requestBody/content/application~1json/schema",
            path.replace('~', "~0").replace('/', "~1"),
            method.to_lowercase()
        );
        if !self.made.contains_key(&pointer) {
            let validator = self
                .root(&pointer)
                .and_then(|root| jsonschema::validator_for(&root).ok());
            self.made.insert(pointer.clone(), validator);
        }
        let Some(Some(validator)) = self.made.get(&pointer) else {
            return Ok(());
        };
        let mut complaints = Complaints::default();
        for error in validator.iter_errors(body) {
            let place = error
                .instance_path()
                .to_string()
                .trim_start_matches('/')
                .replace('/', ".");
            complaints.add(&place, "OPENAPI", error.to_string());
        }
        complaints.verdict()
    }

    /// A schema with what it refers to, and nothing else: the whole description takes long to prepare.
    fn root(&self, pointer: &str) -> Option<Value> {
        let mut root = self.document.pointer(pointer)?.clone();
        let mut names = Vec::new();
        references(&root, &mut names);
        let mut schemas = Map::new();
        while let Some(name) = names.pop() {
            if schemas.contains_key(&name) {
                continue;
            }
            let schema = self.document["components"]["schemas"][&name].clone();
            references(&schema, &mut names);
            schemas.insert(name, schema);
        }
        root["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
        root["components"] = json!({"schemas": schemas});
        Some(root)
    }
}

/// Adds the names of all component schemas that a schema refers to.
fn references(schema: &Value, names: &mut Vec<String>) {
    if let Some(name) = schema["$ref"]
        .as_str()
        .and_then(|path| path.strip_prefix("#/components/schemas/"))
    {
        names.push(name.to_owned());
    }
    match schema {
        Value::Object(map) => map.values().for_each(|value| references(value, names)),
        Value::Array(list) => list.iter().for_each(|value| references(value, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Discord takes snowflakes as numbers, and permission bits as text, though its description has it otherwise.
fn relax(schemas: &mut Value) {
    schemas["SnowflakeType"] = json!({"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]});
    for schema in schemas
        .as_object_mut()
        .into_iter()
        .flatten()
        .map(|(_, schema)| schema)
    {
        if let Some(permissions) = schema.pointer_mut("/properties/default_member_permissions") {
            *permissions = json!({"type": ["integer", "string", "null"]});
        }
    }
}
