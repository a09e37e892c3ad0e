import { expect, test } from 'vitest';
import { namesSaid, redactNumbers, redactPeople } from '#server/features/assistant/redact-people.ts';
import type { ClientNames } from '#server/features/clients/find-client-names.ts';

const clients: ClientNames = {
  words: new Set(['Maria', 'Lopez', 'Alder']),
  runs: new Set(['maria lopez', 'Maria Lopez']),
};

test('a full name goes however it is written, a single one with a capital', () => {
  expect(redactPeople('Spoke of Maria Lopez and of Lopez, Maria.', clients, [])).toBe(
    'Spoke of [removed] and of [removed].',
  );
  expect(redactPeople('maria lopez came with Lopez’s sister', clients, [])).toBe(
    '[removed] came with [removed]’s sister',
  );
  expect(redactPeople('Maria is well', clients, [])).toBe('[removed] is well');
});

test('the name of an inquiry goes with its client’s, signs and all', () => {
  expect(redactPeople('about Maria Lopez-7KQ2 and Lopez-ABCD', clients, [])).toBe('about [removed] and [removed]');
  expect(namesSaid(['Maria Lopez-ABCD’s']).runs).toContain('Maria Lopez');
});

test('a word of a known name stays, but not within a client’s full name', () => {
  expect(
    redactPeople('Dear Maria, thank Alder House. Maria Lopez left.', clients, ['Maria Reyes', 'Alder House']),
  ).toBe('Dear Maria, thank Alder House. [removed] left.');
});

test('what is asked for are words with a capital and runs of two to four', () => {
  const { words, runs } = namesSaid(['met Mary Ann Lopez']);
  expect(words).toEqual(['Mary', 'Ann', 'Lopez']);
  expect(runs).toContain('Mary Ann Lopez');
  expect(runs).toContain('Ann Lopez');
  expect(runs).toContain('met Mary Ann Lopez');
});

test.each([
  ['SSN 123-45-6789', 'SSN [SSN removed]'],
  ['born 03/02/1988, or 3-2-88', 'born [removed], or [removed]'],
  ['born March 2, 1988 or 2 Mar 1988 or 1988-03-02', 'born [removed] or [removed] or [removed]'],
  ['call (555) 010-4477 or +1 555.010.4477', 'call [removed] or [removed]'],
  ['number 123456789', 'number [removed]'],
  ['write to m.lopez@mail.example', 'write to [removed]'],
  ['member XYZ1234567 of +44 20 7946 0000', 'member [removed] of [removed]'],
  ['lunch on 12/05 at 12:30 for 40 people', 'lunch on 12/05 at 12:30 for 40 people'],
])('%s', (text, left) => {
  expect(redactNumbers(text)).toBe(left);
});
