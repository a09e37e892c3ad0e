import { expect, test } from 'vitest';
import { inputOf, newDraft } from '#client/features/referral-sources/source-draft.ts';

test('a stay is sent as a number where it is written as one, and else as it was typed, to be refused', () => {
  const sent = (average_length_of_stay: string) =>
    inputOf({ ...newDraft('Birch House'), average_length_of_stay }).average_length_of_stay;
  expect(['', ' 30 ', '1e3', '0x10'].map(sent)).toEqual([null, 30, '1e3', '0x10']);
});
