import { describe, expect, test } from 'vitest';
import { englishOf } from '#server/features/suggestions/engine/entries/bilingual-labels.ts';
import { withoutLines } from '#server/features/suggestions/engine/entries/without-lines.ts';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import {
  allergenOf,
  noWithMore,
  onlyPoints,
  withoutAsking,
} from '#server/features/suggestions/engine/labels/answer-limits.ts';
import { hasPlainSigns, ofKindsAlone } from '#server/features/suggestions/engine/notes/further-notes.ts';

const TODAY = '2026-11-01';
const CLIENT = { firstname: 'Dana', lastname: 'Sample' };
const read = (text: string) =>
  Object.fromEntries(
    extractSuggestions([{ page: 1, text }], { today: TODAY, client: CLIENT }).map(({ field, value }) => [field, value]),
  );

describe('forms as people fill them in', () => {
  test('lines that words were written on are none of the words', () => {
    const line = '5. Allergies  __Keflex (hives)______   Meds __zoloft 50 mg___';
    expect(withoutLines(line)).toBe('5. Allergies    Keflex (hives)         Meds   zoloft 50 mg   ');
    expect(read('5. Allergies  __Keflex (hives)______').allergies).toBe('Keflex (hives)');
    expect(withoutLines('Name ____ Phone ____')).toBe('Name ____ Phone ____');
    expect(withoutLines('_X_ Yes  ___ No  ___Dana___').slice(0, 16)).toBe('_X_ Yes  ___ No ');
  });

  test.each([
    ['Convulsiones / Seizures', 'Seizures'],
    ['Allergies / Alergias', 'Allergies'],
    ['Trauma / Trauma', 'Trauma'],
  ])('%s is asked in two languages', (label, english) => {
    expect(englishOf(label)).toBe(english);
  });
  test.each(['Seizures / Fits', 'Phone', 'PHP/IOP', 'a/b/c'])('%s is asked in one', (label) => {
    expect(englishOf(label)).toBeNull();
  });

  test.each([
    ['19. Tried to take your life   Y (N)', 'history_of_suicide_attempts', 'No'],
    ['20. Ever break things when angry   (Y) N   a lamp in May', 'aggression_or_property_damage', 'Yes, a lamp in May'],
    ["21. Ever break things when angry   (Y) N   mom's kitchen", 'aggression_or_property_damage', "Yes, mom's kitchen"],
    ['Do you carry a pen for it? Y (N)', 'epipen', 'No'],
    ['Suicide: none. Self-harm: cut arms at 15.', 'history_of_suicide_attempts', 'No'],
    ['7. Allergy [ ] None [X] List: codeine; latex', 'allergies', 'codeine; latex'],
    ['Allergic to codeine: hives', 'allergies', 'codeine: hives'],
    ['I refuse haloperidol - allergic, my jaw locked.', 'allergies', 'I refuse haloperidol - allergic, my jaw locked.'],
    ['I had hives all over from lamotrigine.', 'allergies', 'I had hives all over from lamotrigine.'],
    ['By noon my hands shake.', 'concerns_for_withdrawal', 'By noon my hands shake.'],
    [
      'Her last withdrawal landed her in the ICU.',
      'concerns_for_withdrawal',
      'Her last withdrawal landed her in the ICU.',
    ],
    ['Yawning, goosebumps, cramps.', 'concerns_for_withdrawal', 'Yawning, goosebumps, cramps.'],
  ])('%s', (text, field, value) => {
    expect(read(text)[field]).toBe(value);
  });

  test('a no to hurting people leaves open what was broken', () => {
    const page = '23. Ever hurt a person   Y (N)\n24. Ever break things when angry   (Y) N   a lamp';
    expect(read(page).aggression_or_property_damage).toBe('Yes, a lamp');
    expect(read('23. Ever hurt a person   Y (N)').aggression_or_property_damage).toBe('No');
  });

  test('a yes that points elsewhere says less than what stands there', () => {
    const page = 'Harmed or threatened others   (Y) N   see B\nB. In June he pushed a bouncer at a club.';
    expect(read(page).aggression_or_property_damage).toContain('pushed a bouncer');
    expect(onlyPoints('see section 4')).toBe(true);
    expect(onlyPoints('see me cry')).toBe(false);
  });

  test.each([
    ['Suicide: said he would rather be dead', 'history_of_suicide_attempts'],
    ['Bee, food, latex: no allergies.', 'allergies'],
    ['ALLERGY: my jaw locked', 'allergies'],
    ['For myself: I am allergic to bees.', 'allergies'],
    ['You are well. Watch for yawning and goosebumps.', 'concerns_for_withdrawal'],
    ['Alcohol   Yes   17', 'recent_substance_abuse'],
  ])('%s leaves %s open', (text, field) => {
    expect(read(text)[field]).toBeUndefined();
  });

  test('what limits an answer', () => {
    expect(allergenOf('Allergic to penicillin')).toBe('penicillin');
    expect(allergenOf('Allergic to any foods')).toBeNull();
    expect(withoutAsking('List: bees')).toBe('bees');
    expect(withoutAsking('bees')).toBeNull();
    expect(noWithMore('No')).toBeNull();
    expect(noWithMore('No, only tired for a day or two')).toBe('No, only tired for a day or two');
    expect(ofKindsAlone('Latex: no allergies')).toBe(true);
    expect(ofKindsAlone('Drugs, latex: no allergies')).toBe(false);
    expect(hasPlainSigns('gooseflesh and yawning')).toBe(true);
    expect(hasPlainSigns('yawning')).toBe(false);
  });
});
