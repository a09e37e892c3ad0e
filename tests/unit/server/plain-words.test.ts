import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInput } from '#shared/platform/check-input.ts';
import { LIBRARY_WORDING } from '#tests/support/matrix/naughty.ts';
import type { Records } from '#tests/support/matrix/records.ts';
import { inputSchema, inputsOf } from '#tests/support/matrix/schema-values.ts';
import { procedures } from '#tests/support/routes.ts';

const verbs = procedures().map(({ path, verb }) => [path, verb.description.input] as const);

test.each(verbs)('%s refuses in plain words', (_path, schema) => {
  const inputs = fc.sample(inputsOf(inputSchema(schema), {} as Records), { numRuns: 60, seed: 7 });
  const messages = [{}, ...inputs].flatMap((input) => Object.values(checkInput(schema, input).fields ?? {}));
  expect(messages.filter((message) => LIBRARY_WORDING.test(message))).toEqual([]);
});
