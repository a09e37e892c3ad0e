import { describe, expect, it } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const why = (text: string) => valueIn(text, 'reason_for_seeking_treatment');

describe('why somebody comes, in their own words', () => {
  it.each([
    'She says: "I am so tired of this. I want somewhere I can stop."',
    'Patient states, "I can\'t do this on my own, I need to go inpatient."',
    'STATEMENT "I lost my route over it. I will do ninety days\nif that is what it takes."',
    'He told me, “I want off of these before my girls find me dead.”',
    'WHAT THE RESIDENT WANTS (verbatim)\n"I don\'t want to go out in that room. I want a place with a garden."',
  ])('%s', (text) => expect(why(text)).toMatch(/^["“]I /));

  it('before what a clinician recommends', () =>
    expect(
      why('She needs managed withdrawal and residential treatment. She told me, "I need to go away and get it right."'),
    ).toMatch(/get it right/));

  it.each([
    'Pt states "I wasn\'t trying to die."',
    'His grandmother: "He is sweet when he is clean. I can\'t have him here using. You call me about a bed."',
    'Her roommate says, "I want a place that is quiet, I need help too."',
    'Voices tell him "I want you to go to that place."',
    'REQUEST TO HOLD ROOM DURING TREATMENT (absence over 30 days)',
    'Needs withdrawal care in hospital, then a residential program.',
    'Hospital: Harbor Behavioral, 6 days, January 2024, after an overdose of pills.',
  ])('nothing: %s', (text) => expect(why(text)).toBeUndefined());
});
