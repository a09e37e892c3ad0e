import { expect, test } from 'vitest';
import { rowsOrReason } from '#tests/bench/bench-table.ts';

const row = { figure: 'S1', what: 'a page', ours: '1 ms', reference: '2 ms', ratio: 0.5, goal: '<= 1', met: true };

test('a figure that is measured is its rows', async () => {
  expect(await rowsOrReason(['s1'], async () => [row])).toEqual([row]);
});

test('a figure that fails is a row that says why in one line', async () => {
  const failing = () => Promise.reject(new Error('answered with 429\n    at somewhere'));
  expect(await rowsOrReason(['s1', 's2'], failing)).toEqual([
    {
      figure: 'S1, S2',
      what: 'failed: answered with 429',
      ours: '–',
      reference: '–',
      ratio: null,
      goal: 'measured',
      met: false,
    },
  ]);
});
