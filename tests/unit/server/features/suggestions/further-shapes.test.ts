import { describe, expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { askedMeaning } from '#server/features/suggestions/engine/labels/asked-labels.ts';
import { repairSlips } from '#server/features/understanding/text/repair-slips.ts';
import { measureSummaries } from '#tests/support/records/measure-summaries.ts';
import { KNOWN_RECORDS } from '#tests/support/records/record-set.ts';

const TODAY = '2026-11-01';
const read = (text: string) =>
  Object.fromEntries(
    extractSuggestions([{ page: 1, text }], { today: TODAY }).map(({ field, value }) => [field, value]),
  );

describe('a list of medicines ends where the next heading or label begins', () => {
  const MEDICINES = 'Sertraline 100 mg daily\nTrazodone 50 mg at bedtime';
  test.each([
    ['headings in capitals', `MEDICATIONS\n${MEDICINES}\nALLERGIES\nPenicillin\nINSURANCE\nMember ID: NMH-5520`],
    ['headings in small letters', `Medications\n${MEDICINES}\nAllergies\nPenicillin\nInsurance\nMember ID: NMH-5520`],
    [
      'labels with colons',
      `Medications:\n${MEDICINES}\nAllergies: Penicillin\nInsurance: Northmoor\nMember ID: NMH-5520`,
    ],
    [
      'headings that run into their text',
      'Medications: Sertraline 100 mg daily, Trazodone 50 mg at bedtime\nAllergies: Penicillin\nMember ID: NMH-5520',
    ],
    [
      'no headings',
      'She takes Sertraline 100 mg daily and Trazodone 50 mg at bedtime.\nShe is allergic to Penicillin.\nMember ID: NMH-5520',
    ],
  ])('%s', (_shape, text) => {
    const { medication_plan = '', allergies = '' } = read(text);
    expect(medication_plan).toContain('Sertraline 100 mg daily');
    expect(medication_plan).toContain('Trazodone 50 mg at bedtime');
    expect(medication_plan).not.toMatch(/penicillin|NMH-5520|allerg|insurance/i);
    expect(allergies).toBe('Penicillin');
  });
});

describe('what a form asks', () => {
  test.each([
    ['Have you ever had a seizure', 'history_of_seizures'],
    ['Have you ever tried to end your life', 'history_of_suicide_attempts'],
    ['Have you ever hurt yourself on purpose', 'history_of_self_harm'],
    ['Have you hit, threatened or hurt another person', 'aggression_or_property_damage'],
    ['Do you have any allergies to medicine or food', 'allergies'],
    ['What happens when you stop drinking', 'concerns_for_withdrawal'],
  ])('%s', (label, field) => {
    expect(askedMeaning(label)).toEqual({ field });
  });

  test.each([
    'Does anyone in your family have seizures',
    'Have you had thoughts of suicide',
    'Seizure precautions',
    'Date of last seizure',
    'Have you been a victim of violence',
  ])('%s means no field', (label) => {
    expect(askedMeaning(label)).toBeUndefined();
  });

  test('a yes is joined with the line that explains it', () => {
    expect(read('Have you ever had a seizure?  Yes [X]   No [ ]\nIf yes, describe: One in March 2025')).toEqual({
      history_of_seizures: 'Yes, One in March 2025',
    });
  });

  test('an allergy that is only said to be is none', () => {
    expect(read('Do you have any allergies to medicine or food?  Yes [X]   No [ ]')).toEqual({});
  });

  test('a question is answered on the line below', () => {
    expect(read('Q: Any self-injury?\nA: No, never.')).toEqual({ history_of_self_harm: 'No' });
  });
});

describe('sentences', () => {
  test.each([
    ['She is allergic to latex, which causes hives.', { allergies: 'latex, which causes hives' }],
    ['He seized twice in 2021.', { history_of_seizures: 'He seized twice in 2021.' }],
    [
      'She tried to take her own life as a teenager.',
      { history_of_suicide_attempts: 'She tried to take her own life as a teenager.' },
    ],
    ['He never overdosed on purpose.', { history_of_suicide_attempts: 'No' }],
    ['She has never hurt herself on purpose.', { history_of_self_harm: 'No' }],
    [
      'He has been in physical altercations twice.',
      { aggression_or_property_damage: 'He has been in physical altercations twice.' },
    ],
    ['No known drug allergies were noted.', { allergies: 'No known drug allergies' }],
    ['He made one overdose attempt in 2019.', { history_of_suicide_attempts: 'He made one overdose attempt in 2019.' }],
    [
      'The client has had no seizures, and his past includes two concussions.',
      {
        history_of_seizures: 'No',
        history_of_tbi_concussions: 'The client has had no seizures, and his past includes two concussions.',
      },
    ],
  ])('%s', (text, values) => {
    expect(read(text)).toEqual(values);
  });

  test.each([
    'Her mother is allergic to latex.',
    'His father tried to end his life in 2010.',
    'The police seized his car.',
    'Her brother broke a window in 2019.',
    'He fears that he may hurt himself on purpose.',
    'She may be allergic to latex.',
    'Monitor for withdrawal tremor and sweats.',
    'His brother drinks vodka daily.',
    'He was denied housing because of his record.',
    'She is tired of living on the street.',
  ])('nothing is read from %s', (text) => {
    expect(read(text)).toEqual({});
  });
});

describe('shapes of forms and notes', () => {
  test('boxes stand right behind what they are of, and need not say yes or no', () => {
    const text =
      'Suicide attempt, ever [x] present [ ] not present (in 2019)\nHurts self on purpose [ ] present [x] absent';
    expect(read(text)).toMatchObject({ history_of_suicide_attempts: 'Yes, (in 2019)', history_of_self_harm: 'No' });
  });

  test('a label alone on its line has its value on the next one, and takes no more', () => {
    const text = 'Known sensitivities\nlatex - rash\nPayer and policy\nNorthmoor, NMH-5520';
    expect(read(text).allergies).toBe('latex - rash');
  });

  test('a label alone above the heads of a table, a code or a sentence has no value there', () => {
    expect(read('Medicines you take at home\nName\tDose\tWhat for').medication_plan).toBeUndefined();
    expect(read('F10.20 Alcohol use disorder\nF33.1 Depression')).toEqual({});
    expect(read('You have had no head injuries.\nYou slept well.')).toEqual({ history_of_tbi_concussions: 'No' });
  });

  test('a note behind its day and hour is read as the sentence that it is', () => {
    const text =
      '10/30/2026 09:00\tWristband placed for penicillin allergy.\n10/30/2026 11:45\tComplains of tremor and sweats.';
    const { allergies, concerns_for_withdrawal } = read(text);
    expect(allergies).toBe('penicillin');
    expect(concerns_for_withdrawal).toBe('Complains of tremor and sweats.');
  });

  test('a plan that speaks to the client says what they have; a part that advises does not', () => {
    expect(read('AFTERCARE PLAN\nYou are allergic to latex.').allergies).toBe('latex');
    expect(read('She slept well.\nSAFETY PLAN\nYou are allergic to latex.').allergies).toBeUndefined();
  });
});

test('allergies are read from a table, without those that no longer hold', () => {
  const text = 'ALLERGIES\nAllergen\tReaction\tSeverity\nPenicillin\tHives\tModerate\nEggs\tRash\tEntered in error';
  expect(read(text).allergies).toBe('Penicillin Hives Moderate');
});

test('a misread word is taken for the word it was likely to be, letter for letter as long', () => {
  expect(repairSlips('Denles suicidc attempts, lost weight, Pat Higbland')).toBe(
    'Denies suicide attempts, lost weight, Pat Higbland',
  );
});

test('summaries fill most headings that a record can fill, and quote nothing that is not on the client’s pages', () => {
  const { headings, found, wrong } = measureSummaries(KNOWN_RECORDS);
  expect(wrong).toEqual([]);
  expect(found / headings).toBeGreaterThanOrEqual(0.8);
});
