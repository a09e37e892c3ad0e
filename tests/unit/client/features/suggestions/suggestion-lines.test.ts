import { expect, test } from 'vitest';
import { acceptableAtOnce, bySection, linesOf, nextWaiting } from '#client/features/suggestions/suggestion-lines.ts';
import { fieldLabel, shownValue } from '#client/features/suggestions/suggestion-texts.ts';
import type { SuggestionRow } from '#client/features/suggestions/suggestions.data.ts';

const row = (id: string, field: string, rest: Partial<SuggestionRow> = {}): SuggestionRow => ({
  ...{ id, field, target: 'inquiry', value: `value ${id}`, page: 1, quote: `quote ${id}`, confidence: 'high' },
  ...{ document_id: 'd', file_name: 'packet.pdf', old_value: null, typed: false, own: null },
  ...rest,
});

const WAITING = [
  row('1', 'Pregnancy?', { target: 'screening' }),
  row('2', 'dob', { target: 'client' }),
  row('3', 'allergies'),
  row('4', 'medication_plan', { old_value: 'None' }),
  row('5', 'allergies'),
];
const ids = (lines: readonly { row: SuggestionRow }[]) => lines.map(({ row: { id } }) => id);

test('lines stand in the order of the screens, those of one field beside each other', () => {
  const lines = linesOf(WAITING, new Map());
  expect(ids(lines)).toEqual(['4', '3', '5', '2', '1']);
  expect(lines.map(({ rivals }) => rivals.map(({ id }) => id))).toEqual([[], ['5'], ['3'], [], []]);
  expect(bySection(lines).map(({ section, lines: own }) => [section, ids(own)])).toEqual([
    ['Current Concerns', ['4', '3', '5']],
    ['Client', ['2']],
    ['Key Screening Questions', ['1']],
  ]);
});

test('the organization’s own fields come first, in their own order and sections, with their titles', () => {
  const own = (id: string, place: number, section: string) =>
    row(id, `id-${id}`, { target: 'own', own: { label: `Title ${id}`, section, type: 'text', place } });
  const lines = linesOf(
    [row('1', 'dob', { target: 'client' }), own('2', 11, 'Home'), own('3', 2, 'Intake')],
    new Map(),
  );
  expect(bySection(lines).map(({ section, lines: of }) => [section, ids(of)])).toEqual([
    ['Intake', ['3']],
    ['Home', ['2']],
    ['Client', ['1']],
  ]);
  expect(fieldLabel(own('2', 11, 'Home'))).toBe('Title 2');
  const chosen = row('4', 'id-4', { own: { label: 'Pets', section: 'Home', type: 'multi_enum', place: 0 } });
  expect(shownValue(chosen, 'Cats\nDogs')).toBe('Cats, Dogs');
});

test('what was decided keeps its line, though nobody waits for it any more', () => {
  const decided = new Map([['3', { row: WAITING[2]!, outcome: 'accepted' as const }]]);
  const lines = linesOf(
    WAITING.filter(({ id }) => id !== '3'),
    decided,
  );
  expect(ids(lines)).toEqual(['4', '3', '5', '2', '1']);
  expect(lines.map(({ outcome }) => outcome)).toEqual([null, 'accepted', null, null, null]);
});

test('only empty fields of one value are accepted at once, and those that the person may change', () => {
  const lines = linesOf(WAITING, new Map());
  expect(acceptableAtOnce(lines, true).map(({ id }) => id)).toEqual(['2', '1']);
  expect(acceptableAtOnce(lines, false).map(({ id }) => id)).toEqual(['1']);
});

test('the next line is the next one that waits, from the top again after the last', () => {
  const lines = linesOf(WAITING, new Map([['3', { row: WAITING[2]!, outcome: 'rejected' as const }]]));
  expect(nextWaiting(lines, '4')?.row.id).toBe('5');
  expect(nextWaiting(lines, '1')?.row.id).toBe('4');
  expect(nextWaiting(lines, null)?.row.id).toBe('4');
  expect(nextWaiting([], null)).toBeUndefined();
});
