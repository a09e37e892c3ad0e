import { expect, test } from 'vitest';
import { encodeJson, JsonText } from '#server/platform/json-text.ts';

test('a text that is JSON already goes in as it is, wherever it stands', () => {
  const rows = new JsonText<number[]>('[1, 2]');
  expect(encodeJson({ list: rows, again: [rows], total: 2 })).toBe('{"list":[1, 2],"again":[[1, 2]],"total":2}');
});

test('what looks like a pattern of a replacement is text', () => {
  expect(encodeJson([new JsonText('"$& $1 $$"')])).toBe('["$& $1 $$"]');
});

test('anywhere else it is its value', () => {
  expect(JSON.parse(JSON.stringify({ list: new JsonText('[1]') }))).toEqual({ list: [1] });
  expect(new JsonText<{ a: number }>('{"a":1}').read().a).toBe(1);
});
