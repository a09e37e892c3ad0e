import { describe, expect, test } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

describe('a safety topic with its answer right behind it', () => {
  test.each([
    ['history_of_seizures', "FITS? Y 1, Feb '24, Slate Gap ER, tubed", /Feb '24/],
    ['history_of_seizures', 'Convulsion: SI - one, in the car', /one, in the car/],
    ['history_of_seizures', 'SEIZURE 10/4/26 kitchen floor, seen in the ER', /kitchen floor/],
    ['history_of_seizures', 'Hx seizures: 0', /^No$/],
    ['history_of_seizures', 'Seizure: Ø', /^No$/],
    ['history_of_seizures', 'Seizures? Not that I know of', /^No$/],
    ['history_of_suicide_attempts', 'suicide (Y) N 2012 jumped off the I-80 overpass', /overpass/],
    ['history_of_suicide_attempts', 'SI/SA 4/2021 lamotrigine OD, ICU 3d', /lamotrigine OD/],
    ['history_of_suicide_attempts', 'SUICIDE    1 try - 14 yo, bleach', /bleach/],
    ['history_of_suicide_attempts', 'Prev attempts ☐ Y ☒ N', /^No$/],
    ['history_of_self_harm', 'CUTS? Y thighs, last in June', /thighs/],
    ['history_of_self_harm', 'CUTS? N', /^No$/],
    ['history_of_self_harm', 'SA/SIB: none/none', /^No$/],
    ['aggression_or_property_damage', 'Violencia/violence [X] SI/YES [ ] NO broke the bathroom door', /bathroom door/],
    ['aggression_or_property_damage', 'Any history of hurting others?  No', /^No$/],
  ])('%s: %s', (field, printed, says) => {
    expect(valueIn(printed, field)).toMatch(says);
  });

  test.each([
    ['history_of_suicide_attempts', 'Suicide: Y thoughts only, no plan'],
    ['history_of_suicide_attempts', 'Suicide risk 10/2 reviewed, gun safe discussed'],
    ['history_of_self_harm', 'Cuts N. Oyler, barber'],
    ['aggression_or_property_damage', 'Violence flag: NO'],
    ['aggression_or_property_damage', 'Prior violent conviction: none'],
    ['history_of_seizures', 'Seizure first aid reviewed.'],
    ['history_of_seizures', 'His coat fits no one.'],
    ['history_of_self_harm', 'Suicide attempt Y (N)   Self-harm Y  N'],
    ['history_of_self_harm', 'The cat scratched her arms until they bled.'],
    ['history_of_self_harm', 'Cuts 2 classes a week'],
    ['history_of_suicide_attempts', 'Took a while to answer, pulled the trigger on a new job.'],
    ['aggression_or_property_damage', 'Temper: even'],
  ])('%s says nothing: %s', (field, printed) => {
    expect(valueIn(printed, field)).toBeUndefined();
  });
});

describe('as relatives, officers and court papers say it', () => {
  test.each([
    ['history_of_suicide_attempts', 'In 2017, when his son was killed, he ran a hose into his car.'],
    ['history_of_suicide_attempts', 'On May 30 she swallowed thirty of the alprazolam.'],
    ['history_of_suicide_attempts', 'He walked out on the ice in January meaning not to come back.'],
    ['history_of_suicide_attempts', 'They cut him down in 2005.'],
    ['history_of_suicide_attempts', 'He attempted in 2009 (carbon monoxide) and 2013 (jump).'],
    ['history_of_self_harm', 'I scratch my legs till they bleed when I am ashamed, this week too.'],
    ['history_of_self_harm', 'His mother found razor blades and cuts on his stomach.'],
    ['history_of_self_harm', 'She still cuts, last time two weeks ago.'],
    ['history_of_seizures', 'On the third day a seizure, which the jail physician put down to the alprazolam.'],
    ['history_of_seizures', 'His roommate found him seizing on the bathroom floor in March.'],
    ['history_of_seizures', 'EMS run 4/2: status post seizure, postictal.'],
    ['aggression_or_property_damage', 'Battery on a peer, suspended five days.'],
    ['aggression_or_property_damage', 'Two stays were shortened for fighting with peers.'],
    ['allergies', 'She cannot take Toradol, her throat closed in 2019.'],
    ['allergies', 'Alergia: penicilina (ronchas)'],
    ['allergies', 'hx anaphylaxis, tree nuts'],
    ['concerns_for_withdrawal', 'Hands tremble so badly before noon that she cannot sign.'],
    ['concerns_for_withdrawal', 'At base camp days 1 to 5: cramps, gooseflesh, no sleep.'],
  ])('%s: %s', (field, printed) => {
    expect(valueIn(printed, field)).toBeDefined();
    expect(valueIn(printed, field)).not.toMatch(/^No/);
  });

  test.each([
    ['history_of_suicide_attempts', 'There is no record of a suicide attempt in the files.', 'No'],
    ['history_of_seizures', 'nothing like a seizure ever', 'No'],
    ['history_of_suicide_attempts', 'no attempt was made to contact the pharmacy', undefined],
    ['history_of_suicide_attempts', 'Her overdose in March was not on purpose.', undefined],
    ['history_of_self_harm', 'He cut himself shaving.', undefined],
    ['history_of_self_harm', 'Self-harm risk assessment completed.', undefined],
    ['history_of_seizures', 'Seizure disorder (mother)', undefined],
    ['concerns_for_withdrawal', 'Withdrawal symptoms can include shaking.', undefined],
  ])('%s: %s is %s', (field, printed, value) => {
    expect(valueIn(printed, field)).toBe(value);
  });

  test('an exception to “none known” is what is known', () => {
    expect(valueIn('No known allergies other than to codeine', 'allergies')).toContain('codeine');
  });
});

describe('where a relative who writes calls the client their own', () => {
  test.each([
    ['history_of_seizures', 'Our son Dana is 24. Dana had a seizure in March.', 'Dana had a seizure in March.'],
    [
      'history_of_suicide_attempts',
      'Dana is my brother. My brother tried to hang himself on Christmas Eve.',
      'My brother tried to hang himself on Christmas Eve.',
    ],
    ['history_of_suicide_attempts', 'Dana is my brother. Our father hanged himself in 1999.', undefined],
    ['history_of_seizures', 'My son had his first seizure at 22.', undefined],
    ['history_of_seizures', 'My son Dana drinks. My other son had a seizure in 2019.', undefined],
  ])('%s: %s', (field, printed, value) => {
    expect(valueIn(printed, field)).toBe(value);
  });
});
