import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const rows = [...read('docs/email-rules.md').matchAll(/^\| (E\d\d) +\| .* \| `([^`]+)` +\|$/gm)].map(
  ([, rule, file]) => ({
    rule: rule!,
    file: file!,
  }),
);

test('the sixty rules of an e-mail are listed, each once and in order', () => {
  expect(rows.map(({ rule }) => rule)).toEqual(
    Array.from({ length: 60 }, (_, at) => `E${String(at + 1).padStart(2, '0')}`),
  );
});

test('the test that a rule is held by names it', () => {
  const unnamed = rows.filter(({ rule, file }) => !new RegExp(`\\b${rule}\\b`).test(read(`tests/${file}`)));
  expect(unnamed).toEqual([]);
});
