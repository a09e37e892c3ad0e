import { describe, expect, test } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

/** Field by field: deeds and illnesses of the client. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  history_of_suicide_attempts: [
    'SI denies, attempt 2014 (rope), HI denies.',
    'SI none now, attempt 2019 by pills, no plan.',
    'HI none, SA x1 2016 (gun jammed), SIB none.',
    "tried before Y 2017, took dad's heart pills, ICU",
    'attempt 2020 (belt in the garage)',
    "She was taken to the ER in 2015 after she took all of her mother's pills to die.",
    'SI none, attempt 2014 (rope), no plan.',
  ],
  history_of_self_harm: ['Self-harm: [X] Yes [ ] No, thigh, razor'],
  history_of_seizures: [
    'He was taken to the ER after a seizure in June 2023.',
    'Her sister found her on the kitchen floor, jerking, in 2021.',
    'Roommate found him twitching all over after he quit Xanax.',
    'Head injury none, seizure 2018, stroke none.',
    'Dana has seizures when she stops Klonopin.',
    'Keppra: started after two seizures in 2022.',
    'Explained his seizures in 2020 came from stopping Xanax.',
    'She called the nurse when he seized in the dayroom in 2022.',
  ],
  aggression_or_property_damage: [
    'She slapped a nurse at the last detox.',
    'He swung at a bouncer in July and spent the night in jail.',
    'Went after his supervisor with a wrench.',
    'He headbutted another inmate in 2019.',
    'Pushed a case worker out of her doorway last spring.',
    'Three fights at the shelter since August.',
    'Write-ups: four altercations, none since June.',
    'Saw a fight in the yard and then he hit a guard.',
    'He hit a coworker with a wrench.',
  ],
  concerns_for_withdrawal: [
    'He went to the ER in May when he stopped and got the shakes.',
    'She ended up in the ER shaking and sweating after two days without a drink.',
    'He explained that he shakes and sweats each morning until he drinks.',
    'She calls the clinic when she runs out because she gets shaky and vomits.',
    'Withdrawal: sweats and cramps by noon, legs kick all night.',
    'WITHDRAWAL sick 4 days in the county jail, nothing given.',
    'W/D hx: dope sick 6 days last winter, slept on the floor.',
    "QUITS DRINKING -> sweats, hands shake, can't hold a cup.",
    'stops using => cramps, runny nose, chills by night',
  ],
  allergies: ['Allergies: NKFA. Drug: sulfa - rash.', 'ALLERGIES NKFA. Meds: penicillin (hives), codeine.'],
};

/** What only looks like it: advice for a case that may come, places by what they treat, marks of another question. */
const LEFT_OPEN: Readonly<Record<string, readonly string[]>> = {
  history_of_suicide_attempts: [
    'tried before Y 2017, quit cold turkey',
    'attempt 2020 to call, no answer',
    'Call 988 if thoughts of suicide come back.',
    '988 if she tries to hurt or kill herself again.',
    'ever tried suicide [ ] [X]   violence [ ] [X]',
  ],
  history_of_self_harm: ['hurt yourself [ ] [X]   violence [ ] [X]'],
  history_of_seizures: [
    'ER if he has a seizure.',
    'Call us if you have another seizure.',
    'His girlfriend found him asleep on the floor, legs jerking.',
    'They found him on the floor laughing, shaking all over.',
    'Her bunkmate at the camp, Tess Oduya, was sent home. Tess has seizures.',
    'His friend from work, Milo Hart, drove him in. Milo had a seizure last year.',
    'Explained that seizures can come with withdrawal.',
    'Warned about seizures if he stops on his own.',
  ],
  aggression_or_property_damage: [
    'A customer shoved her at work and she fell.',
    'He was shoved by a foreman.',
    'Saw two fights in the yard.',
    'He tackled an opponent in the last game and hurt his knee.',
    'His parents had several fights over money.',
    'He had five professional fights, MMA.',
    'Two legal fights over custody.',
    'She accidentally hit a coworker with a cart.',
    "He hit his supervisor's car in the lot by mistake.",
  ],
  concerns_for_withdrawal: [
    'Advised to come back in if the tremors start.',
    'Call 911 if he starts to shake or sweat.',
    'Told wife: ER if he gets the shakes tonight.',
    'Went over what to do: hospital if shaky, vomiting or seeing things.',
    'Explained that withdrawal may cause shakes and sweats.',
    'Page the nurse if vomiting or sweats.',
    'Bed at Lakeside Detox Unit - call Mon 10 am, ask for Dee.',
    'Birch Withdrawal Management: intake 555-010-2234, two beds open.',
    '2) Cove Detox Center - waitlist, phone interview 11/4',
    'WITHDRAWAL sick days: two used this year',
  ],
  allergies: ['ALL: NKFA'],
};

const DENIED: Readonly<Record<string, readonly string[]>> = {
  history_of_suicide_attempts: ['SI none, no attempts, cutting none.'],
  history_of_self_harm: ['SI none, cutting none, attempts none.'],
  history_of_seizures: [
    'No seizures then or ever.',
    'He fell in the shower, no seizure at the time or before.',
    'cramps N, fits N, blackouts N',
  ],
};

const casesOf = (by: Readonly<Record<string, readonly string[]>>): [field: string, text: string][] =>
  Object.entries(by).flatMap(([field, texts]) => texts.map((text): [string, string] => [field, text]));

describe('a safety field', () => {
  test.each(casesOf(SAID))('%s is said: %s', (field, text) => {
    const value = valueIn(text, field);
    expect(value).toBeDefined();
    expect(value).not.toBe('No');
  });

  test.each(casesOf(LEFT_OPEN))('%s is left open: %s', (field, text) => {
    expect(valueIn(text, field)).toBeUndefined();
  });

  test.each(casesOf(DENIED))('%s is denied: %s', (field, text) => {
    expect(valueIn(text, field)).toBe('No');
  });

  test('names the medicines behind no known allergy to food', () => {
    expect(valueIn('ALL: NKFA. Drug: sulfa = rash. EpiPen - n', 'allergies')).toBe('Drug: sulfa = rash');
  });
});
