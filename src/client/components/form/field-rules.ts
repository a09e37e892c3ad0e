import type { z } from 'zod';

/** What a shared schema says of one of a form's fields. */
export interface FieldRules {
  /** It may not be left empty. */
  required: boolean;
  /** Letters at most. */
  maxLength?: number;
}

/** Whether a field holds nothing: a blank text and an empty list count as nothing. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Whether two fields hold the same; nothing is nothing, however it is written. */
export const isSame = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || JSON.stringify(one) === JSON.stringify(other);

/** The rules of the field a path names, such as `title` or `task.title`. @throws where the schema has no such field */
export function fieldRules(schema: z.ZodType, path: string): FieldRules {
  const field = path.split('.').reduce((object, name) => {
    const { shape, valueType } = bare(object) as Partial<z.ZodObject & z.ZodRecord>;
    const found = valueType ?? shape?.[name];
    if (!found) throw new Error(`The form's schema has no field '${path}'.`);
    return found as z.ZodType;
  }, schema);
  const { maxLength } = bare(field) as Partial<z.ZodString>;
  return {
    required: [null, '', []].every((nothing) => !field.safeParse(nothing).success),
    ...(typeof maxLength === 'number' ? { maxLength } : {}),
  };
}

/** What a person types into: the schema inside all that makes it optional, gives it a default or changes it. */
function bare(schema: z.ZodType): z.ZodType {
  const def = schema.def as {
    type: string;
    innerType?: z.ZodType;
    in?: z.ZodType;
    out?: z.ZodType;
    options?: z.ZodType[];
  };
  if (def.innerType) return bare(def.innerType);
  if (def.in && def.out) return bare(def.in.def.type === 'transform' ? def.out : def.in);
  if (def.options) return longest(def.options.map(bare));
  return schema;
}

/** Of several ways to fill a field in, the one that takes the most letters. */
const longest = (ways: readonly z.ZodType[]): z.ZodType =>
  ways.reduce((one, other) => (lettersOf(other) > lettersOf(one) ? other : one));

const lettersOf = (schema: z.ZodType): number => (schema as Partial<z.ZodString>).maxLength ?? 0;
