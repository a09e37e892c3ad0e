import { describe, expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { asRead } from '#tests/support/records/as-read.ts';
import { RECORD_DAY } from '#tests/support/records/record-set.ts';
import { valueIn } from '#tests/support/records/value-in.ts';

/** What several pages together are read to say of one field. */
const valueOn = (pages: readonly string[], field: string): string | undefined =>
  extractSuggestions(
    pages.map((page, at) => asRead(page, at + 1, 'text', 1)),
    { today: RECORD_DAY, client: { firstname: 'Dana', lastname: 'Sample' } },
  ).find((each) => each.field === field)?.value;

describe('what a later note takes back', () => {
  test.each([
    [
      'history_of_seizures',
      '9. Seizures or fits: None.',
      'Pt phoned: correction to Q9, "I left out that I had one in 2019."',
    ],
    ['history_of_seizures', '12. Seizures: no', 'Addendum to item 12, see nurse note.'],
    ['history_of_suicide_attempts', '3. Ever tried suicide: No', 'RE-SCREEN 10/03, replaces items 3 and 8 above.'],
    ['allergies', '8. Allergies: None', 'Amended 10/3: answers to questions 8, 9 were for another sheet.'],
    [
      'history_of_suicide_attempts',
      'Suicide attempts: No',
      'In January you checked NO for a suicide attempt. You told us on the phone of the quarry.',
    ],
    ['history_of_seizures', 'Seizures: none', 'She marked "no" for seizures on the form, out of shame.'],
    ['allergies', 'Allergies: Haldol', 'Correction: the reaction in 2012 was to fluphenazine, not Haldol.'],
    ['allergies', 'Allergies: penicillin', 'He is not allergic to penicillin, that was entered in error.'],
    ['allergies', 'ALLERGY: codeine', 'Nurse 10/4: allergy list corrected, not codeine. Upset stomach only.'],
  ])('%s: %s', (field, first, second) => {
    expect(valueOn([first, second], field)).toBeUndefined();
  });

  test.each([
    ['history_of_seizures', '9. Seizures: No', 'Correction to Q7, the phone number.', 'No'],
    ['history_of_seizures', '9. Seizures: No', 'See item 9 for seizures.', 'No'],
    ['allergies', 'Allergies: penicillin', 'Tolerates cephalosporins.', 'penicillin'],
    ['allergies', 'Allergies: ibuprofen', 'Pharmacy 10/29: has been ok w/ ibuprofen for years.', 'ibuprofen'],
    ['allergies', 'ALLERGY: penicillin', 'Tolerated Keflex. Allergist 9/2: tolerates penicillin.', 'penicillin'],
    ['allergies', 'Allergies: sulfa', 'Wife says he can take sulfa fine.', 'sulfa'],
    ['allergies', 'Allergies: penicillin, sulfa', 'Tolerates Keflex, not penicillin.', 'penicillin, sulfa'],
    ['history_of_suicide_attempts', 'Suicide attempts: No', 'He checked no for the shuttle.', 'No'],
  ])('%s stands: %s', (field, first, second, value) => {
    expect(valueOn([first, second], field)).toBe(value);
  });
});

describe('an answer that stands elsewhere', () => {
  test.each([
    ['aggression_or_property_damage', 'FIGHT school, as above.'],
    ['aggression_or_property_damage', 'Violence: see above'],
    ['history_of_seizures', 'Seizures: per chart'],
    ['allergies', 'Allergies: see list'],
    ['allergies', 'Allergies: as above'],
    ['history_of_self_harm', 'Self-harm: see narrative'],
    ['concerns_for_withdrawal', 'Withdrawal: refer to page 3'],
  ])('%s: %s', (field, printed) => {
    expect(valueIn(printed, field)).toBeUndefined();
  });
});

describe('on a page that speaks of the client as he or she', () => {
  const ABOUT = 'He came in on Friday. He was shaky and he had not slept. His pills were gone.';

  test.each([
    ['history_of_seizures', 'I had a seizure myself when I quit.'],
    ['allergies', 'I am allergic to wasps.'],
    ['concerns_for_withdrawal', 'I get the shakes every morning until I have a drink.'],
  ])('%s is not what its writer says of themselves: %s', (field, printed) => {
    const value = valueIn(`${ABOUT}\n${printed}`, field);
    expect(value ?? '').not.toContain(printed.slice(0, 20));
  });

  test('it is where they are quoted', () => {
    expect(
      valueIn(`${ABOUT}\nHe says: "I had a seizure in 2021 when I quit drinking."`, 'history_of_seizures'),
    ).toContain('seizure in 2021');
  });
});

describe('what papers print, ask, teach or wish states nothing', () => {
  test.each([
    [
      'concerns_for_withdrawal',
      'Return to the emergency room if you have signs of withdrawal such as shaking or sweating.',
    ],
    ['concerns_for_withdrawal', 'Benzodiazepines can cause seizures if stopped suddenly.'],
    ['concerns_for_withdrawal', 'She quit caffeine and had withdrawal headaches.'],
    ['history_of_suicide_attempts', 'Examples: collected pills, cut yourself, tried to hang yourself.'],
    ['history_of_suicide_attempts', 'We serve veterans with history of suicide attempts and TBI.'],
    ['history_of_suicide_attempts', 'She found her cellmate hanging and cut her down.'],
    ['history_of_suicide_attempts', 'His brother Dale hanged himself in 2004 and the client cut him down.'],
    ['history_of_self_harm', 'Safety plan: Warning signs I may hurt myself: isolating.'],
    ['history_of_self_harm', 'Old linear scars noted to L forearm; pt reports from a dog bite and kitchen work.'],
    ['aggression_or_property_damage', "In group he said he 'could punch a wall' but walked away."],
    ['aggression_or_property_damage', 'I was hit by my husband for years. He broke my jaw in 2018.'],
    ['history_of_seizures', 'If patient has seizure: place on side, time it.'],
    ['history_of_seizures', 'Question 12. History of seizures or convulsions. Answer: unclear on the phone.'],
    ['history_of_seizures', 'She had no seizures until the summer of 2022.'],
    ['history_of_seizures', 'Neuro: no focal deficit. No seizure activity.'],
    ['allergies', 'Chart says penicillin allergy; patient states that is incorrect.'],
  ])('%s: %s', (field, printed) => {
    expect(valueIn(printed, field)).toBeUndefined();
  });

  test.each([
    ['history_of_self_harm', 'Reports cutting her thighs with a razor when she felt like hurting.', /razor/],
    ['aggression_or_property_damage', 'She wanted to hit her roommate and then slapped her.', /slapped/],
    ['history_of_seizures', 'Denies any history of seizures.', /^No$/],
    ['history_of_suicide_attempts', 'How many times have you attempted suicide?  2', /^Yes, 2$/],
    ['history_of_suicide_attempts', 'How many times have you attempted suicide?  0', /^No$/],
    ['history_of_self_harm', 'Self-harm episodes: 3, cutting', /3, cutting/],
    ['allergies', 'Any allergies to food, medication or latex?   None', /^None$/],
  ])('%s is read beside such words: %s', (field, printed, value) => {
    expect(valueIn(printed, field)).toMatch(value);
  });
});

describe('a no to one kind beside a deed of another', () => {
  test.each([
    ['history_of_self_harm', 'She chews the inside of her cheek until it bleeds. No cutting.'],
    ['aggression_or_property_damage', 'On May 3 he sent a stool through the front window. He has struck no one.'],
    ['history_of_seizures', 'In July she went two days without the Klonopin and had a seizure here. First ever.'],
  ])('%s is no no: %s', (field, printed) => {
    expect(valueIn(printed, field)).not.toBe('No');
  });

  test('holds where the page has no such deed', () => {
    expect(valueIn('He sleeps poorly. No cutting.', 'history_of_self_harm')).toBe('No');
  });
});
