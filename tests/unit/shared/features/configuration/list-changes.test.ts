import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carried, differences, listChange, metEntries } from '#shared/features/configuration/list-changes.ts';

describe('a list that two people changed', () => {
  const kept = (base: string[], mine: string[], theirs: string[]) =>
    metEntries(base, mine, theirs)
      .filter(({ keep }) => keep)
      .map(({ entry }) => entry);

  test('keeps what either added, and not what either took away', () => {
    expect(kept(['Ann', 'Ben', 'Cleo'], ['Ann', 'Cleo', 'Dee'], ['Ann', 'Ben', 'Eli'])).toEqual(['Ann', 'Eli', 'Dee']);
  });

  test('says on which side each entry stands', () => {
    expect(metEntries(['Ann'], ['Ann', 'Ben'], [])).toEqual([
      { entry: 'Ann', mine: true, theirs: false, keep: false },
      { entry: 'Ben', mine: true, theirs: false, keep: true },
    ]);
  });

  test('stands in the order that one of them changed, and in the saved one where both did', () => {
    expect(kept(['a', 'b', 'c'], ['c', 'b', 'a'], ['a', 'b', 'c', 'd'])).toEqual(['c', 'b', 'a', 'd']);
    expect(kept(['a', 'b', 'c'], ['a', 'b', 'c', 'd'], ['c', 'b', 'a'])).toEqual(['c', 'b', 'a', 'd']);
    expect(kept(['a', 'b', 'c'], ['b', 'a', 'c'], ['c', 'b', 'a'])).toEqual(['c', 'b', 'a']);
  });

  test('holds an entry once, whatever its case', () => {
    expect(kept([], ['ANN'], ['Ann'])).toEqual(['Ann']);
  });

  test('shows every entry of both sides, each once', () => {
    const list = fc.uniqueArray(fc.constantFrom('Ann', 'Ben', 'Cleo', 'Dee', 'Eli'));
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const entries = metEntries(base, mine, theirs).map(({ entry }) => entry);
        expect(entries.toSorted()).toEqual([...new Set([...mine, ...theirs])].toSorted());
      }),
    );
  });
});

test('an order is known from an addition', () => {
  expect(listChange(['a', 'b'], ['b', 'a'])).toEqual({ added: [], removed: [], reordered: true });
  expect(listChange(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'], reordered: false });
});

test('versions differ part by part', () => {
  expect(differences({ period: 60 }, { period: 90 })).toEqual([
    { part: 'period', values: { before: '60', after: '90' } },
  ]);
  expect(differences({ staff: ['Ann'] }, { staff: ['Ann', 'Ben'] })).toEqual([
    { part: 'staff', list: { added: ['Ben'], removed: [], reordered: false } },
  ]);
  expect(
    differences({ list: ['Pregnancy?'], rules_out: {} }, { list: ['Pregnancy?'], rules_out: { 'Pregnancy?': 'No' } }),
  ).toEqual([{ part: 'Pregnancy?', values: { before: '-', after: 'No' } }]);
  expect(differences({ staff: ['Ann'] }, { staff: ['Ann'] })).toEqual([]);
});

test('what one changed oneself is carried over what somebody else saved, part by part', () => {
  const base = { list: ['A?', 'B?'], rules_out: { 'A?': 'Yes', 'B?': 'Yes' } };
  const mine = { list: ['A?', 'B?'], rules_out: { 'A?': 'No', 'B?': 'Yes' } };
  const theirs = { list: ['A?'], rules_out: { 'A?': 'Yes', 'B?': 'No' } };
  expect(carried({ base, mine, theirs })).toEqual({ list: ['A?'], rules_out: { 'A?': 'No', 'B?': 'No' } });
});
