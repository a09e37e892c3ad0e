import { expect, test } from 'vitest';
import { epiPens } from '#server/features/suggestions/engine/notes/epi-pens.ts';

const read = (text: string) => epiPens(text).map(({ value }) => value);

test.each([
  'Allergies ibuprofen (hives), mango (lips) Epi N',
  'pineapple - mouth. EpiPen? "no". head?',
  'EPINEPHRINE none',
  'bees (swells, no pen). Tape ok',
  'shellfish (hives), no EpiPen.',
  'Does not need or own an EpiPen.',
  'has Epi-Pen? Y (N) lost it',
  'EPINEPHRINE AUTOINJECTOR [ ] has [X] does not have',
  'No autoinjector.',
  'I do not carry an EpiPen.',
  'He carries no epinephrine.',
])('carries none: %s', (text) => {
  expect(read(text)).toEqual(['No']);
});

test.each([
  'bee sting - have epi pen in truck',
  'Allergies: cashew - anaphylaxis, EpiPen in purse',
  'carries an epi pen, used it twice',
  'Avispas (wasps), Epi: si, yes, on the shelf',
  'Hornets: swells, had the pen once, let it lapse',
  'and since 2021 an EpiPen, which lives in the golf bag',
  'kiwi - throat, I carry 2 EpiPens',
  "EpiPen: prescribed, keeps at aunt's",
])('carries one: %s', (text) => {
  expect(read(`${text}.`)).toEqual([text]);
});

test.each([
  'Given epinephrine IM by EMS.',
  'Her mother carries an EpiPen.',
  'Nurse will order an EpiPen.',
  'lidocaine with epi',
  'no epidural',
  'insulin pen found under pillow',
  'He is in the pen until May',
])('says nothing of one: %s', (text) => {
  expect(read(text)).toEqual([]);
});
