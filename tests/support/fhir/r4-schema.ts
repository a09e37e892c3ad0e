import JSONSchemaValidator from '@asymmetrik/fhir-json-schema-validator';

const whole = new JSONSchemaValidator();
const narrowed = new Map<string, JSONSchemaValidator>();

/** The schema of one type alone: it says what is wrong, where the whole says of each other type that it is not that. */
function schemaOf(type: string): JSONSchemaValidator | undefined {
  if (!(type in whole.schema.definitions)) return undefined;
  const known = narrowed.get(type);
  if (known) return known;
  const made = new JSONSchemaValidator({ ...whole.schema, oneOf: [{ $ref: `#/definitions/${type}` }] });
  narrowed.set(type, made);
  return made;
}

/** What the official JSON schema of R4 says against a resource, each as `path: reason`. */
export function schemaFaults(resource: { resourceType: string }): string[] {
  const schema = schemaOf(resource.resourceType);
  if (!schema) return [`${resource.resourceType}: is no resource`];
  if (schema.validator(resource)) return [];
  return (schema.validator.errors ?? []).map(
    ({ dataPath, message, params }) => `${resource.resourceType}${dataPath}: ${message} ${JSON.stringify(params)}`,
  );
}
