import { expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { sessionsIn } from '#server/features/suggestions/engine/notes/paper-facts.ts';
import { symptomsIn } from '#server/features/suggestions/engine/notes/symptoms.ts';

const CONTEXT = { today: '2026-11-01', client: { firstname: 'Dana', lastname: 'Sample' } };
const read = (text: string): Record<string, string> =>
  Object.fromEntries(extractSuggestions([{ page: 1, text }], CONTEXT).map(({ field, value }) => [field, value]));
const bit = (text: string) => ({ text, start: 0, end: text.length });

test.each([
  'Her ex-husband, Nick, broke her arm and her nose.',
  'First husband "knocked me about" in the 1970s.',
  "Mom's boyfriend, touched, age 7-10",
  'A coach, age 12, touching.',
  'Raped there 9/4/26, did not report.',
  'lost a baby at 7 months, 1981.',
  'At a foster home, hit w/ a cord there',
  'has nightmares of the river.',
])('was done to the client: %s', (text) => {
  expect(read(text).history_of_trauma).toBe(text);
});

test.each([
  'He broke his arm skating.',
  'Lost her son to foster care in 2020.',
  'He was convicted: raped twice in 2010.',
  'His brother broke up with his wife.',
])('nothing was done: %s', (text) => {
  expect(read(text).history_of_trauma).toBeUndefined();
});

test.each([
  'sad every day, no sleep',
  'Weepy, not sleeping past 2, eats toast.',
  'Cannot concentrate on routes, cries at desk, wakes 3 a.m.',
  'Depression; PHQ-9 15.',
  'up all night, grinds teeth',
  'Down most days, cannot get up, irritable.',
])('suffers from: %s', (text) => {
  expect(symptomsIn(bit(text))).toEqual([{ field: 'current_symptoms', value: text }]);
});

test.each(["I'm tired of my numbers going up, tired of it.", 'MSSA 8 after 9 hrs dry, shaky, sweaty', 'PHQ-9 15.'])(
  'no complaint of now: %s',
  (text) => {
    expect(symptomsIn(bit(text))).toEqual([]);
  },
);

test.each([
  'Therapist Ana Poe, LPC, Harbor Youth Services, weekly',
  'Counseling Ana Poe LISW 202-555-0133 weekly since 02/2025',
  'Therapist Ana Poe, LPC, stopped going in June',
  'Counseling with Ana Poe, LCSW-R, monthly',
])('sees somebody for talks: %s', (text) => {
  expect(sessionsIn({ text })).toEqual([{ field: 'outpatient_therapy', value: text }]);
});

test('a label for a therapist says how often, too', () => {
  const found = read('Name: Dana Sample\nTherapist: Ana Poe, LMHC, 202-555-0133, Mondays since February.');
  expect(found).toMatchObject({ current_therapist_phone: '+12025550133' });
  expect(found.outpatient_therapy).toMatch(/Ana Poe.*Mondays since February/);
});

test.each([
  '"I\'ll go. But not if I lose them girls."',
  '"If you people don\'t cut me off I never will. Find me a place."',
  '"I don\'t want to die, I want my head back."',
  '"Then let\'s fix the drinking first."',
])('comes in their own words: %s', (text) => {
  expect(read(`Pt says: ${text}`).reason_for_seeking_treatment).toBe(text);
});

test('is reached at a number', () => {
  expect(read('Dana Sample. He may be reached at 202-555-0133.').phone_number).toBe('+12025550133');
});
