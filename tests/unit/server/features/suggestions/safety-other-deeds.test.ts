import { describe, expect, it } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const LEFT_OPEN: Readonly<Record<string, readonly string[]>> = {
  history_of_suicide_attempts: [
    'She tried twice in August to cut down and drank again by lunch.',
    'He took all of his pills to the counter to be counted.',
    'Took 30 tablets home on pass.',
    'She once took too many of her water pills by mistake.',
    'Jumped off a roof into a pool at 17 on a dare, broke his ankle.',
    'Was found in the garage by his son, drunk and asleep in the car.',
    'Cut her wrist on a can lid at the cannery, 4 stitches.',
    'Previous attempts: 28-day program 2019, IOP 2021.',
    'Shot himself in the foot cleaning the rifle.',
    'He hung a rope swing for his kids.',
    'Walked in front of the bus to catch it.',
    'Stabbed in the neck in 2020 by a cellmate.',
    'Never attempted college.',
    'He did not attempt the stairs.',
    'No attempts documented in the chart, but the family says otherwise.',
  ],
  history_of_self_harm: [
    'Cut his arm on barbed wire.',
    'She scratched her arms raw from the poison ivy.',
    'Cutting ties with his old friends.',
    'Stabbed himself with an EpiPen during the reaction.',
    'She pulls her hair back before meals.',
    'He burned himself lighting a pilot.',
    'No cutting in line, per house rules.',
    'She did not hurt herself in the fall.',
  ],
  history_of_seizures: [
    'DO NOT drive for 6 months (state rule after seizure).',
    'Hollis is the one with the seizure disorder.',
    'DEA seizure of the truck in 2018.',
    'Febrile seizures in her younger son.',
    "The seizure in the story was his roommate's, not his.",
    'One time shakes so bad he thought it was a seizure.',
    'Convulsed with sobs during the interview.',
    'Withdrawal seizures discussed as a danger.',
    'The seizure dog is a Lab named Biscuit.',
    'No seizure of property was made.',
  ],
  aggression_or_property_damage: [
    'PTSD is from an assault at 20.',
    "In October he wrecked his uncle's truck.",
    '3 cm laceration of the palm at 2 AM on a broken rum bottle.',
    'He broke a window to get out of the fire.',
    'Kicked the door shut behind him because of the cold.',
    'HURT OTHERS / BROKE THINGS   see p2',
    'He did not fight the charges.',
    'No fight left in her, she says.',
  ],
  concerns_for_withdrawal: [
    'Vomits most mornings.',
    'She gets the shakes when her sugar is low.',
    'Nausea with the first trimester.',
    'WITHDRAWAL MANAGEMENT UNIT\nform MF-22 rev 3',
  ],
  allergies: [
    'Allergies: aspirin - "ulcer, not allergy"',
    'NKDA not confirmed, chart missing.',
    'No allergies on file for this other patient, wrong sticker.',
  ],
};

const FILLED: readonly (readonly [string, string, RegExp])[] = [
  ['history_of_suicide_attempts', 'She tried twice to kill herself.', /tried/],
  ['history_of_suicide_attempts', 'He took 40 tablets of Tylenol meaning to die.', /40 tablets/],
  ['history_of_suicide_attempts', 'Was found in the garage with the engine running.', /garage/],
  ['history_of_suicide_attempts', 'She slit her wrists in the tub, 14 stitches.', /wrists/],
  ['history_of_suicide_attempts', 'Never attempted suicide.', /^No$/],
  ['history_of_suicide_attempts', 'He shot himself by the river in 2012 and lived.', /shot/],
  ['history_of_suicide_attempts', 'She took 60 pills with her wine and meant to die.', /60 pills/],
  ['history_of_suicide_attempts', 'Was found drunk in the tub after she slit her wrists.', /wrists/],
  ['history_of_self_harm', 'He cut his arm with a can lid in his cell.', /can lid/],
  ['history_of_seizures', 'Had a seizure in March, no driving since.', /seizure/],
  ['history_of_seizures', 'He had a seizure in 2020, not his first.', /seizure/],
  ['history_of_seizures', 'He felt dizzy and had a seizure in the kitchen.', /seizure/],
  ['aggression_or_property_damage', 'He punched the wall because he was denied a pass.', /wall/],
  ['aggression_or_property_damage', 'Kicked in the door to get at her.', /door/],
  ['concerns_for_withdrawal', 'Shakes, sweats and a fever by day two without it.', /fever/],
  ['history_of_self_harm', 'She cuts her thighs with a razor when upset.', /razor/],
  ['history_of_self_harm', 'He burned his arm with a cigarette on purpose.', /cigarette/],
  ['history_of_seizures', 'He had a seizure in the jail in March when he stopped drinking.', /seizure/],
  ['history_of_seizures', 'Says "I had a fit in my daughter\'s kitchen."', /fit/],
  ['aggression_or_property_damage', 'In anger he wrecked the car with a bat.', /wrecked/],
  ['aggression_or_property_damage', 'Punched a hole in the wall and broke the door.', /hole/],
  ['concerns_for_withdrawal', 'Vomits and shakes by noon when she has not had a drink.', /shakes/],
  ['allergies', 'Allergies: penicillin - hives; codeine - nausea, not an allergy', /penicillin/],
];

describe('what reads like a deed and is something else', () => {
  const cases = Object.entries(LEFT_OPEN).flatMap(([field, pages]) => pages.map((page) => [field, page] as const));
  it.each(cases)('leaves %s open: %s', (field, page) => {
    expect(valueIn(page, field)).toBeUndefined();
  });
  it.each(FILLED)('fills %s: %s', (field, page, value) => {
    expect(valueIn(page, field)).toMatch(value);
  });
});
