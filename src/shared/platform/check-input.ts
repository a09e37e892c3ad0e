import type { z } from 'zod';
import { inputMessages as text } from './input.messages.ts';
import { plainWords } from './plain-words.ts';

/** What is wrong, by the path of the field: `address.city`, or `input` for the whole. */
export type FieldMessages = Record<string, string>;

export type CheckedInput<Output> = { data: Output; fields?: never } | { data?: never; fields: FieldMessages };

/** An answer names so many wrong fields at most, each by so many letters: what was sent is not sent back. */
const MAX_FIELDS_NAMED = 50;
const MAX_FIELD_NAME = 200;

/** Deeper than any input the product takes; what lies below is refused by its schema. */
const MAX_DEPTH = 20;

type Issue = z.core.$ZodIssue;
type Path = readonly string[];
type Say = (path: Path, message: string) => void;

const isOfAnotherKind = (branch: readonly Issue[]): boolean =>
  branch.some(({ code, path }) => code === 'invalid_type' && path.length === 0);

/** What is wrong within a union: what its first branch of the input's own kind (an object, a list) says, or its first. */
function meantIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  if (issue.message !== text.value && issue.message !== text.required) return [issue];
  const branch = issue.errors.find((each) => !isOfAnotherKind(each)) ?? issue.errors[0];
  if (!branch || branch.length === 0) return [issue];
  return branch.flatMap(meantIssues).map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
}

/** Finds characters that no text has: PostgreSQL keeps no NUL, and half of a surrogate pair is no character. */
function findUnkept(value: unknown, say: Say, path: Path = []): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) say(path, text.null_character);
    else if (/\p{Surrogate}/u.test(value)) say(path, text.broken_character);
  } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && path.length < MAX_DEPTH) {
    // A file's bytes are no text, and walking over millions of them one by one would hold everybody up.
    for (const [key, each] of Object.entries(value)) {
      findUnkept(key, say, [...path, printable(key)]);
      findUnkept(each, say, [...path, printable(key)]);
    }
  }
}

/** A key as it can be answered. */
const printable = (key: string): string => key.replace(/\0|\p{Surrogate}/gu, '\ufffd');

/** What a schema makes of raw input, or what is wrong with each field, in plain words. */
export function checkInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): CheckedInput<z.output<Schema>> {
  // A field may be called what every object has, such as `constructor`.
  const fields = Object.create(null) as FieldMessages;
  const say: Say = (path, message) => {
    if (Object.keys(fields).length < MAX_FIELDS_NAMED)
      fields[path.join('.').slice(0, MAX_FIELD_NAME) || 'input'] ??= message;
  };
  findUnkept(raw, say);
  if (Object.keys(fields).length > 0) return { fields };
  const parsed = schema.safeParse(raw, { error: plainWords });
  if (parsed.success) return { data: parsed.data };
  for (const issue of parsed.error.issues.flatMap(meantIssues).slice(0, MAX_FIELDS_NAMED)) {
    const at = issue.path.map(String);
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, MAX_FIELDS_NAMED)) say([...at, key], text.unknown_field);
    else say(at, issue.message);
  }
  return { fields: Object.keys(fields).length > 0 ? fields : { input: text.value } };
}
