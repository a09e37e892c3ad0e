import { describe, expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { reasonsIn } from '#server/features/suggestions/engine/notes/reasons.ts';

const TODAY = '2026-11-01';
const CLIENT = { firstname: 'Dana', lastname: 'Sample' };
const read = (text: string) =>
  Object.fromEntries(
    extractSuggestions([{ page: 1, text }], { today: TODAY, client: CLIENT }).map(({ field, value }) => [field, value]),
  );
const reasonOf = (text: string) => reasonsIn({ text, start: 0, end: text.length })[0]?.value;

describe('what holds now before what once was', () => {
  test('what is used most comes before what is used at times or was begun', () => {
    expect(
      read('Beer on weekends, last 10/10.\nHe smokes meth daily, a gram, last 10/20.').recent_substance_abuse,
    ).toContain('meth');
    expect(read('Oxycodone was a two year habit, off since 2021.').recent_substance_abuse).toBeUndefined();
  });

  test('what was taken once or had from elsewhere is no plan', () => {
    expect(read('MEDICATION HISTORY. Oxycodone 30 mg until 2024.').medication_plan).toBeUndefined();
    expect(read('She takes clonazepam 2 mg from the swap meet each night.').medication_plan).toBeUndefined();
  });

  test.each([
    ['Appetite poor, forgetful, cries daily.', 'Appetite poor, forgetful, cries daily.'],
    ['Slept poorly and is restless.', 'Slept poorly and is restless.'],
    ['Off it 3 days in Sept: sweating, diarrhea.', undefined],
    ['Coming off feels like: vomiting, skin crawling.', undefined],
  ])('complaints: %s', (text, value) => {
    expect(read(text).current_symptoms).toBe(value);
  });

  test.each([
    'REQUEST TO HOLD A BED DURING TREATMENT (30 days)',
    'She needs medically managed withdrawal and then residential treatment.',
    'Hospital: Example Behavioral, 6 days, after an overdose.',
    '"I wasn\'t trying to die."',
    'History: brought in after an overdose in 2019.',
  ])('no reason to come now: %s', (text) => {
    expect(reasonOf(text)).toBeUndefined();
  });
  test.each(['He wants treatment because he lost his job.', '"I can\'t keep doing this."'])('%s', (text) => {
    expect(reasonOf(text)).toBe(text);
  });
});
