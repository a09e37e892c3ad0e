import { expect, test } from 'vitest';
import { inOrder, mayToggle, moved, toggled } from '#client/components/columns/columns.ts';

const EIGHT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('at 8 nothing more can be ticked, at 1 nothing unticked, and the required column never', () => {
  expect(mayToggle(EIGHT, 'i', 'a')).toBe(false);
  expect(mayToggle(EIGHT, 'h', 'a')).toBe(true);
  expect(mayToggle(EIGHT, 'a', 'a')).toBe(false);
  expect(mayToggle(['b'], 'b', 'a')).toBe(false);
  expect(mayToggle(['a', 'b'], 'c', 'a')).toBe(true);
});

test('a ticked column comes last, an unticked one leaves', () => {
  expect(toggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
});

test('a column moves by places and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b'], 'x', 0)).toEqual(['a', 'b']);
});

test('columns that nobody knows any more are passed over', () => {
  const choices = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ];
  expect(inOrder(choices, ['b', 'gone', 'a']).map(({ label }) => label)).toEqual(['B', 'A']);
});
