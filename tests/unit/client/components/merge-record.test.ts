import { expect, test } from 'vitest';
import { changesOf, mergeRecord, newestBase } from '#client/components/record-section/merge-record.ts';

const names = ['summary', 'staff', 'priority'];
const base = { summary: 'First call', staff: ['Ana Reyes'], priority: null };

test('a save sends what differs, an emptied text as none', () => {
  expect(changesOf(names, base, { ...base, summary: '', staff: ['Ana Reyes'] })).toEqual({ summary: null });
  expect(changesOf(names, base, { ...base, priority: 3 })).toEqual({ priority: 3 });
  expect(changesOf(names, { ...base, staff: [] }, { ...base, staff: null })).toEqual({});
});

test('a field that only they changed takes their value', () => {
  const joined = mergeRecord(names, base, { ...base, priority: 2 }, { ...base, summary: 'Called back' });
  expect(joined).toEqual({ draft: { ...base, priority: 2, summary: 'Called back' }, clashes: [] });
});

test('a field that both changed alike is no clash', () => {
  expect(mergeRecord(names, base, { ...base, priority: 2 }, { ...base, priority: 2 }).clashes).toEqual([]);
});

test('a field that both changed differently keeps what was typed and is to be decided', () => {
  const joined = mergeRecord(names, base, { ...base, summary: 'Mine' }, { ...base, summary: 'Theirs', priority: 9 });
  expect(joined.draft).toEqual({ ...base, summary: 'Mine', priority: 9 });
  expect(joined.clashes).toEqual([{ name: 'summary', yours: 'Mine', theirs: 'Theirs' }]);
});

test('a save names the newest reading that leaves its fields alone', () => {
  const [seen, now] = [
    { ...base, version: 2, phone: '1' },
    { ...base, version: 4, phone: '2' },
  ];
  expect(newestBase(names, seen, now)).toBe(now);
  expect(newestBase([...names, 'phone'], seen, now)).toBe(seen);
  expect(newestBase(names, now, seen)).toBe(now);
});
