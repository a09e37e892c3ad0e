import fc from 'fast-check';
import { z } from 'zod';
import { NAUGHTY_STRINGS, SQL_PAYLOADS } from './naughty.ts';
import type { Records } from './records.ts';

/** The part of JSON Schema that the input schemas come to. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
}

/** An input schema as JSON Schema; what a schema prepares its input with is passed over. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const prepared = schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodTransform;
  const inner = prepared ? (schema.def.out as z.ZodType) : schema;
  return z.toJSONSchema(inner, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

type Path = readonly string[];

/** The places of an object's values, nested objects' included; arrays count as one place. */
export function placesIn(schema: JsonSchema, at: Path = []): { path: Path; schema: JsonSchema }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
    value.properties ? placesIn(value, [...at, key]) : [{ path: [...at, key], schema: value }],
  );
}

/** A copy of an input with another value in one place. */
export function withValue(input: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const object = (input ?? {}) as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, value) };
}

const naughty = fc.constantFrom(...NAUGHTY_STRINGS, ...SQL_PAYLOADS);
const anyText = fc.oneof(naughty, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 40 }));
const oddNumber = fc.constantFrom(0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e300, Number.MIN_VALUE);
const anyJson = fc.oneof(anyText, oddNumber, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }));

/** Values of a schema, rather often the records' own ids where a field names one. */
function valid(schema: JsonSchema, field: string, records: Records): fc.Arbitrary<unknown> {
  const own = Object.entries(records).find(([kind]) => field === kind || field.endsWith(`_${kind}`))?.[1];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((each) => valid(each, field, records)));
  if (schema.allOf) return fc.oneof(...schema.allOf.map((each) => valid(each, field, records)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return fc.oneof(
        anyText,
        fc.uuid(),
        fc.constantFrom('2026-05-01', 'dana sample', 'someone@people.example'),
        ...(own ? [fc.constant(own), fc.constant(own)] : []),
      );
    case 'integer':
    case 'number':
      return fc.oneof(oddNumber, fc.integer({ min: 0, max: 200 }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valid(schema.items ?? {}, field, records), { maxLength: 5 });
    case 'object':
      return objectOf(schema, records);
    default:
      return anyJson;
  }
}

function objectOf(schema: JsonSchema, records: Records): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([key, value]) =>
      [key, fc.oneof({ arbitrary: valid(value, key, records), weight: 6 }, { arbitrary: anyJson, weight: 1 })] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
}

/** Inputs for a schema: mostly of its shape, with values of other kinds here and there, and now and then anything. */
export const inputsOf = (schema: JsonSchema, records: Records): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: objectOf(schema, records), weight: 9 }, { arbitrary: anyJson, weight: 1 });
