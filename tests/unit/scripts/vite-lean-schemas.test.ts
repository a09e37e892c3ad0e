import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leanSchemas } from '#scripts/vite-lean-schemas.ts';

const ZOD = path.dirname(createRequire(import.meta.url).resolve('zod/package.json'));
const transform = leanSchemas().transform as (code: string, id: string) => string | null;
const lean = (file: string) => {
  const id = path.join(ZOD, file);
  return transform(readFileSync(id, 'utf8'), id);
};

test('of schemas what checks stays, and nothing is given a writer of JSON Schema', () => {
  const schemas = lean('v4/classic/schemas.js') ?? '';
  expect(readFileSync(path.join(ZOD, 'v4/classic/schemas.js'), 'utf8')).toContain('processJSONSchema');
  expect(schemas).not.toContain('processJSONSchema');
  expect(schemas).toContain('processors.aggregateChecks(inst).maximum');
});

test('every name that the writer is asked for is still there', async () => {
  const file = 'v4/core/to-json-schema.js';
  const names = Object.keys(await import(path.join(ZOD, file)));
  const code = lean(file) ?? '';
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !code.includes(`export { absent as ${name} };`))).toEqual([]);
  expect(code.length).toBeLessThan(1_000);
});

test('what is not of zod is left alone', () => {
  expect(transform('export const one = 1;', '/somewhere/schemas.js')).toBeNull();
});
