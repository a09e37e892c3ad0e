import { expect, test } from 'vitest';
import { submissionKeys } from '#client/components/form/submission-keys.ts';

test('the same sent again travels under the same key', () => {
  const keys = submissionKeys();
  expect(keys.of({ title: 'Call', ids: [1, 2] })).toBe(keys.of({ title: 'Call', ids: [1, 2] }));
});

test('something else, and the same after a success, has a key of its own', () => {
  const keys = submissionKeys();
  const first = keys.of({ title: 'Call' });
  const changed = keys.of({ title: 'Call back' });
  keys.settle();
  expect(new Set([first, changed, keys.of({ title: 'Call back' })]).size).toBe(3);
});

test('another file is something else', () => {
  const keys = submissionKeys();
  const file = new File(['abc'], 'record.pdf', { lastModified: 1 });
  const first = keys.of({ file });
  expect(keys.of({ file: new File(['abc'], 'record.pdf', { lastModified: 1 }) })).toBe(first);
  expect(keys.of({ file: new File(['abcd'], 'record.pdf', { lastModified: 1 }) })).not.toBe(first);
});
