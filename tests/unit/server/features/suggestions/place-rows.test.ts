import { expect, test } from 'vitest';
import { rowsOfOtherPlaces } from '#server/features/suggestions/engine/entries/place-rows.ts';
import { linesOfPage } from '#server/features/understanding/layout/page-lines.ts';

const CLIENT = { firstname: 'Dana', lastname: 'Sample' };
const LOG = [
  'NIGHT LOG   rm 9    for D. Sample (bed 2)',
  'date     time     bed    what was seen               done',
  '9/1      2 pm      2     threw a cup at the wall     calmed',
  '9/2      7 pm      1     hit an aide                 sent out',
  '9/3      3 am      2     slept',
].join('\n');

const rows = (text: string) => rowsOfOtherPlaces({ text }, CLIENT).map(({ start, end }) => text.slice(start, end));

test('a log says by its beds whose each row is', () => {
  expect(linesOfPage({ text: LOG })).toHaveLength(5);
  expect(rows(LOG)).toEqual(['9/2      7 pm      1     hit an aide                 sent out']);
});

test('it says nothing where the own bed is not named', () => {
  expect(rows(LOG.replace(' (bed 2)', ''))).toEqual([]);
});
