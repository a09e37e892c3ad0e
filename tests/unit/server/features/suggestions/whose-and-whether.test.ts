import { describe, expect, test } from 'vitest';
import { withoutPen } from '#server/features/suggestions/engine/entries/without-pen.ts';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { leavesOpen } from '#server/features/suggestions/engine/notes/half-denied.ts';
import { saysMore } from '#server/features/suggestions/engine/notes/says-more.ts';
import { isDisputed } from '#server/features/suggestions/engine/scope/disputed.ts';
import { namesOthers } from '#server/features/suggestions/engine/scope/others-named.ts';
import { isSaid } from '#server/features/suggestions/engine/scope/page-sections.ts';
import { fitsField } from '#server/features/suggestions/engine/values/fits-field.ts';
import { type PageWord, packWords } from '#shared/features/documents/page-words.ts';

const CLIENT = { firstname: 'Dana', lastname: 'Sample' };
const CONTEXT = { today: '2026-11-01', client: CLIENT };
const read = (text: string, words?: string): Record<string, string> =>
  Object.fromEntries(extractSuggestions([{ page: 1, text, words }], CONTEXT).map(({ field, value }) => [field, value]));

/** Lines as they stand on paper, with the places of their words. */
function laid(...lines: string[]): [text: string, words: string] {
  const words: PageWord[] = lines.flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      x: index * 5,
      y: at * 13,
      w: text.length * 5,
      h: 9,
    })),
  );
  return [lines.map((line) => line.trim().replace(/\s+/g, ' ')).join('\n'), packWords(words)];
}

describe('what the pen went through', () => {
  test('is blank, with why it was struck', () => {
    expect(withoutPen('Takes A. ~~Has epilepsy.~~ oops that was Bo. Next.')).toBe(`Takes A.${' '.repeat(37)}Next.`);
    expect(withoutPen('~~One\ntwo~~ three')).toBe('     \n      three');
    expect(withoutPen('Nothing ~ struck')).toBe('Nothing ~ struck');
  });

  test('is said of nobody, over the end of a line and beside what is', () => {
    expect(read('10/15 ~~pt on parole~~ misheard, on patrol. Never on probation.')).toEqual({ probation: 'No' });
    expect(read('He has no allergies. ~~Diagnosed with\nepilepsy in 2016.~~ (record of a cousin)')).not.toHaveProperty(
      'history_of_seizures',
    );
  });
});

describe('somebody else by name', () => {
  test.each([
    ['WIFE Jolene', 'Jolene takes Xanax and she has a bad heart.'],
    ['the only custodian of Ansel (9).', 'Ansel has a peanut allergy and carries an EpiPen.'],
    ['Safety plan. Roommate Kofi takes his keys.', 'Asked because Kofi has epilepsy.'],
    ['Radu, her husband, was there.', 'Radu drinks daily.'],
  ])('%s: is the subject', (brought, sentence) => {
    expect(namesOthers(`${brought}\n${sentence}`, CLIENT)(sentence)).toBe(true);
  });

  test.each([
    ['Safety plan. Wife Corinne was there.', 'Wife Corinne says he put a fist through the door.'],
    ['His wife Lorna was kind.', 'A fifth a day since wife Lorna died.'],
    ['Dana (17) came.', 'Dana has a peanut allergy.'],
    ['Allergies: Naproxen (9)', 'Naproxen is what she reacts to.'],
  ])('%s: only stands by', (brought, sentence) => {
    expect(namesOthers(`${brought}\n${sentence}`, CLIENT)(sentence)).toBe(false);
  });

  test('is not the client by the title', () => {
    const text =
      'Ms. Sample came. She is well. She said that she sleeps. Mr. Sample is himself charged with assault of a neighbor.';
    expect(read(text)).not.toHaveProperty('aggression_or_property_damage');
  });

  test('is a suitemate too', () => {
    expect(read('The suitemate (R.) had a seizure in the hall. Never had a seizure.').history_of_seizures).toBe('No');
  });
});

describe('a claim that the page disputes', () => {
  test.each([
    ['Your reviewer also wrote that he has a seizure disorder.', ''],
    ['They claimed that he has a seizure disorder.', ''],
    ['The nurse’s note of "combative" was during a low sugar.', ''],
    ['He has a seizure disorder.', ' He does not.'],
    ['He has a seizure disorder.', ' That is his twin brother Al.'],
    ['He has a seizure disorder.', ' This is not true.'],
  ])('%s%s', (said, behind) => {
    expect(isDisputed(said, behind)).toBe(true);
  });

  test.each([
    ['He has a seizure disorder.', ' He does not drive.'],
    ['He wrote that he has a seizure disorder.', ' This is his third visit.'],
  ])('none: %s%s', (said, behind) => {
    expect(isDisputed(said, behind)).toBe(false);
  });
});

describe('a denial of one kind', () => {
  test.each([
    ['pending_legal_charges', 'I have never been charged with anything sexual.'],
    ['pending_legal_charges', 'He had no charges before this one.'],
    ['eating_disorder', 'no purging.'],
  ])('%s: %s leaves the rest open', (field, text) => {
    expect(leavesOpen(field, text)).toBe(true);
    expect(read(text)).not.toHaveProperty(field);
  });

  test.each([
    ['pending_legal_charges', 'No pending charges.'],
    ['eating_disorder', 'Denies any eating disorder.'],
  ])('%s: %s does not', (field, text) => {
    expect(leavesOpen(field, text)).toBe(false);
    expect(read(text)[field]).toBe('No');
  });
});

describe('a value behind a label', () => {
  test.each([
    ['employer', 'Position'],
    ['medication_plan', 'DO'],
    ['medication_plan', 'give copy to next provider'],
    ['concerns_for_withdrawal', 'RN'],
    ['concerns_for_withdrawal', 'heart trouble'],
    ['recent_substance_abuse', 'patient accepted a referral'],
    ['reason_for_seeking_treatment', 'LIST'],
    ['reason_for_seeking_treatment', 'none.'],
    ['history_of_trauma', 'Head injury'],
  ])('%s: %s is none of it', (field, value) => {
    expect(fitsField(field, value)).toBe(false);
  });

  test.each([
    ['employer', 'Example Rail Freight'],
    ['medication_plan', 'None'],
    ['medication_plan', 'olanzapine 10 at night'],
    ['concerns_for_withdrawal', 'shakes by noon'],
    ['recent_substance_abuse', 'vodka, a pint a day'],
    ['reason_for_seeking_treatment', 'detox'],
    ['history_of_trauma', 'Yes, as a child'],
    ['gender', 'F'],
  ])('%s: %s may be', (field, value) => {
    expect(fitsField(field, value)).toBe(true);
  });
});

test('the sentence that says most is chosen', () => {
  const drinks = { field: 'recent_substance_abuse', start: 0, end: 1, from: 'prose' as const };
  const [diagnosis, amount] = ['33yo with cocaine use d/o, alcohol use d/o.', 'crack daily, last use 10/13'];
  expect(saysMore({ ...drinks, value: amount })).toBeGreaterThan(saysMore({ ...drinks, value: diagnosis }));
  expect(saysMore({ ...drinks, field: 'dob', value: amount })).toBe(0);
  expect(read(`${diagnosis}\nSmokes crack daily, last use 10/13.`).recent_substance_abuse).toMatch(/crack daily/);
});

test('advice is not said of the client, but what they did is', () => {
  expect(isSaid('instructions', 'Do not drink alcohol.')).toBe(false);
  expect(isSaid('instructions', 'You had your last drink at 6 this morning.')).toBe(true);
  expect(isSaid('consent', 'You had your last drink at 6 this morning.')).toBe(false);
});

describe('a choice with a ring around it', () => {
  test('is answered by it, with what stands behind', () => {
    expect(read(...laid('head injury     (Y)/ N     fell off a dock 2016', 'violence        Y /(N)'))).toMatchObject({
      history_of_tbi_concussions: 'Yes, fell off a dock 2016',
      aggression_or_property_damage: 'No',
    });
    expect(read(...laid('seizures    (Y)/ N    when    2019, off drink')).history_of_seizures).toBe(
      'Yes, 2019, off drink',
    );
    expect(read(...laid('probation/parole Y /(N)       pending charges   Y /(N)'))).toMatchObject({
      probation: 'No',
      parole_granted: 'No',
      pending_legal_charges: 'No',
    });
  });

  test('is no row of heads over the next', () => {
    expect(read(...laid('DTs             Y /(N)', 'heart trouble   (Y)/ N'))).not.toHaveProperty(
      'concerns_for_withdrawal',
    );
  });
});

test.each([
  ['He lives at 61 Quince Street, Tallis, with his mother.', 'With family'],
  ['Widow; lives in own house with grandson.', 'Own home'],
  ['Lives in tent off Exit 9 with partner.', 'Unhoused'],
  ['She sleeps in her car.', 'Unhoused'],
  ['Staying at Gospel Mission.', 'Shelter'],
])('living: %s', (text, value) => {
  expect(read(text).living_status).toBe(value);
});

test('what is asked for or was refused was not had', () => {
  expect(read(...laid('Denied:        residential treatment, 10/17/2026'))).not.toHaveProperty('residential_programs');
  expect(read('5 rtc 11/12/26 1400')).not.toHaveProperty('residential_programs');
  expect(read('Clonazepam bought on the street 4-6 mg/day.')).not.toHaveProperty('medication_plan');
  expect(read('Trauma: assaulted by stepfather age 8-12;')).not.toHaveProperty('aggression_or_property_damage');
});

describe('what looks like a fact of the client and is none', () => {
  test.each([
    ['a seizure that somebody had', 'Says the seizure her boss had at work scared her.', 'history_of_seizures'],
    ['a single episode', 'DISCHARGE DX: MDD, single, severe; Cannabis use d/o, moderate', 'marital_status'],
    ['a denial beside what is broken', 'never hit anyone, punches walls when drunk.', 'aggression_or_property_damage'],
    [
      'a mother’s medicine',
      'caller: Deb Stemple (mom)   for: Dana Sample\nmom says he had a fall in Sept. He told her to wait. She takes lexapro and says it would help him.',
      'medication_plan',
    ],
  ])('%s fills nothing', (_what, text, field) => expect(read(text)).not.toHaveProperty(field));

  test('a denial that somebody close contradicts is none', () => {
    const text = 'Denies any suicide attempt ever. Simone disagrees: states he cut his wrist in 2018.';
    expect(read(text).history_of_suicide_attempts).not.toBe('No');
  });

  test('a death leaves a widower, and a letter’s allergy ends with its sentence', () => {
    expect(read('He was sober until the death of his wife, Carol, in August.').marital_status).toBe('Widowed');
    const letter = 'She cannot take SSRIs: serotonin syndrome on sertraline. At present she uses 20 mg of diazepam.';
    expect(read(letter.replace('She ', '')).allergies).toBe('serotonin syndrome on sertraline');
    expect(read('Kofi is allergic to bee stings; pt NKDA. Meds: Invega injection.').allergies ?? 'NKDA').toBe('NKDA');
  });

  test('of a shift report the rows of other beds are theirs', () => {
    const report = `UNIT C SHIFT REPORT
C-12 SAMPLE, D   33M  day 2 alcohol.  Hx seizure 2022 off etoh.
C-13 LUNDGREN, P  45M day 4 benzo. Attempted hanging 2015.
C-14 empty`;
    expect(Object.keys(read(report))).toContain('history_of_seizures');
    expect(read(report)).not.toHaveProperty('history_of_suicide_attempts');
  });
});
