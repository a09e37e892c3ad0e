import { describe, expect, test } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const SEIZURES = 'history_of_seizures';
const ATTEMPTS = 'history_of_suicide_attempts';
const HARM = 'history_of_self_harm';
const AGGRESSION = 'aggression_or_property_damage';
const WITHDRAWAL = 'concerns_for_withdrawal';
const ALLERGIES = 'allergies';

describe('what papers say of safety in words of every day', () => {
  test.each([
    [
      SEIZURES,
      'Convulsion at the shelter last winter, taken to County.',
      'Convulsion at the shelter last winter, taken to County.',
    ],
    [
      SEIZURES,
      'He went rigid and foamed at the mouth in the van.',
      'He went rigid and foamed at the mouth in the van.',
    ],
    [SEIZURES, 'Fits, never.', 'No'],
    [ATTEMPTS, 'She took 22 of her aunt’s heart pills in May.', 'She took 22 of her aunt’s heart pills in May.'],
    [ATTEMPTS, 'Two tries: belt in 2015, pills in 2019.', 'Two tries: belt in 2015, pills in 2019.'],
    [
      ATTEMPTS,
      'Hung self w/ a bed sheet in county, cut down by a deputy.',
      'Hung self w/ a bed sheet in county, cut down by a deputy.',
    ],
    [ATTEMPTS, 'Steered the pickup into a pole on purpose.', 'Steered the pickup into a pole on purpose.'],
    [ATTEMPTS, 'Thinks of it at night, never acted on it.', 'No'],
    [HARM, 'Burning at 13, stopped in college.', 'Burning at 13, stopped in college.'],
    [HARM, 'Scratches self with a safety pin.', 'Scratches self with a safety pin.'],
    [HARM, 'No plan, never hurt herself.', 'No'],
    [AGGRESSION, 'Scuffled with a housemate over the remote.', 'Scuffled with a housemate over the remote.'],
    [AGGRESSION, 'He did kick a dent in the shed door.', 'He did kick a dent in the shed door.'],
    [AGGRESSION, 'Took a crowbar to the neighbor’s mailbox.', 'Took a crowbar to the neighbor’s mailbox.'],
    [AGGRESSION, 'Quiet man, no hx of hurting anybody.', 'No'],
    [WITHDRAWAL, 'Without pills: sweats, legs kick, no sleep.', 'sweats, legs kick, no sleep.'],
    [WITHDRAWAL, 'Off alcohol: no problems, slept well.', 'No'],
    [WITHDRAWAL, 'Had tremor and saw spiders, was given Librium.', 'Had tremor and saw spiders, was given Librium.'],
    [WITHDRAWAL, 'Her hands shake until the first glass.', 'Her hands shake until the first glass.'],
    [WITHDRAWAL, 'No withdrawal symptoms, ever.', 'No'],
    [ALLERGIES, 'Contrast dye - collapsed in the scanner.', 'Contrast dye - collapsed in the scanner.'],
    [ALLERGIES, 'Wasps put him in the hospital in 2014.', 'Wasps put him in the hospital in 2014.'],
    [ALLERGIES, 'Allergies [ ] NKDA  Keflex - hives   Epi-pen [X] N', 'Keflex - hives'],
    [ALLERGIES, 'Allergy band on [x]  Latex, tape', 'Latex, tape'],
  ])('%s: %s', (field, text, value) => {
    expect(valueIn(text, field)).toBe(value);
  });

  test.each([
    [SEIZURES, 'Please send: date of birth, any seizures, medicines and allergies.'],
    [SEIZURES, '1 address 2 work 3 medicines 4 has he had fits 5 other drugs'],
    [SEIZURES, 'Struck, wrong participant: "seizure 2018."'],
    [ATTEMPTS, 'Two attempts to reach him by phone, in May and June.'],
    [ATTEMPTS, 'Overdosed in a car in March by accident, pills and wine.'],
    [HARM, 'He says all is pointless but not that he would hurt himself.'],
    [HARM, 'Hit his head on a beam at work.'],
    [AGGRESSION, 'Violence: DV by a former partner.'],
    [AGGRESSION, 'Exposure to violence: ex-husband, until 2014'],
    [AGGRESSION, '"I hurt my best friend. I cannot sit with that."'],
    [AGGRESSION, 'He dozed at a light and hit a mailbox.'],
    [WITHDRAWAL, 'Have you tried to stop and could not?  (Y)  N  4 times'],
    [ALLERGIES, 'ALLERGY ***'],
    [ALLERGIES, '(I’m allergic to cats too, saw your picture!)'],
    [ALLERGIES, 'Allergic to ~~peanuts~~ (that is my husband)'],
  ])('says nothing of %s: %s', (field, text) => {
    expect(valueIn(text, field)).toBeUndefined();
  });
});

describe('marks under yes and no', () => {
  const SCREEN = [
    'ASKED OF THE PERSON                 Y     N    remarks',
    'Seizure or fit ever                       x',
    'Tried to die                        x          rope, 2017',
    'Cut or burned yourself                    x',
    'Hurt others / broke things          x          a door, in May',
  ].join('\n');

  test.each([
    [SEIZURES, 'No'],
    [ATTEMPTS, 'Yes, rope, 2017'],
    [HARM, 'No'],
    [AGGRESSION, 'Yes, a door, in May'],
  ])('%s', (field, value) => {
    expect(valueIn(SCREEN, field)).toBe(value);
  });

  const BOXES = [
    'INTERVIEW                              NO    YES   REMARK',
    '8    Ever tried to kill yourself       [X]   [ ]',
    '10   Ever cut or burned yourself       [ ]   [X]   a lighter, 2009',
  ].join('\n');

  test.each([
    [ATTEMPTS, 'No'],
    [HARM, 'Yes, a lighter, 2009'],
  ])('in boxes whose heads stand the other way round: %s', (field, value) => {
    expect(valueIn(BOXES, field)).toBe(value);
  });
});

describe('what stands where a value would', () => {
  test.each([
    ['carrier', 'PAYER  Primary'],
    ['phone_number', 'Caller: Ana Sample-Ortiz  Call back 555-555-0131'],
    ['history_of_trauma', 'No trauma she will speak of.'],
    ['history_of_trauma', 'No physical violence was reported by anyone.'],
    ['pending_legal_charges', 'CPS: open voluntary case, worker J. Pell.'],
    ['eating_disorder', 'HARBOR CENTER FOR EATING DISORDERS  intake'],
    ['probation', '16 Police, court, probation'],
    ['probation', 'Bed B rmmate: on probation for theft, same van.'],
    ['residential_programs', '2 Enter residential treatment near her children   11/15'],
    ['residential_programs', 'no beta blocker, taper per rehab MD'],
    ['medication_plan', 'Slept 6 h after olanzapine 10 mg.'],
    ['medication_plan', 'He wants a program that takes people on Suboxone.'],
    ['recent_substance_abuse', 'alcohol: high overdose risk.'],
  ])('%s: %s', (field, text) => {
    expect(valueIn(text, field)).toBeUndefined();
  });

  test('a no to psychiatric stays takes none from a medical one', () =>
    expect(valueIn('Inpt 9/19-9/28 St. Agnes for burns.\nPsych hosp: none.', 'hospitalizations')).toBe(
      'Inpt 9/19-9/28 St. Agnes for burns.',
    ));

  test('that there is no ride says that one is needed', () => {
    expect(valueIn('Ride: none, her car is dead', 'transportation_required')).toMatch(/car is dead/);
    expect(valueIn('Ride: none, bike only', 'transportation_required')).toMatch(/bike only/);
    expect(valueIn('Transportation needed: No, drives himself', 'transportation_required')).toBe('No');
  });
});
