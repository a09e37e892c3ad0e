import { describe, expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';

const TODAY = '2026-11-01';
const CLIENT = { firstname: 'Dana', lastname: 'Sample' };
const read = (text: string) =>
  Object.fromEntries(
    extractSuggestions([{ page: 1, text }], { today: TODAY, client: CLIENT }).map(({ field, value }) => [field, value]),
  );

describe('questions that are answered on the next line', () => {
  test.each([
    ['Q Head injuries?\nP A door fell on me in 2004, I was out an hour.', 'history_of_tbi_concussions', /A door fell/],
    ['9:10 am Robin Ok. Ever had a seizure coming off?\n9:12 am Dana no never', 'history_of_seizures', /^No$/],
    ['Q. Hit anyone? Broken things?\nA. Nope.', 'aggression_or_property_damage', /^No$/],
    ['Q. Have you hurt yourself or tried to end your life?\nA. Never.', 'history_of_self_harm', /^No$/],
    ['Q. Have you hurt yourself or tried to end your life?\nA. Never.', 'history_of_suicide_attempts', /^No$/],
    ['Q Do you think of dying?\nP Some nights. I never tried.', 'history_of_suicide_attempts', /^No$/],
    ['7. What happens when you quit?\nI shake and throw up for two days.', 'concerns_for_withdrawal', /shake/],
    ['> 4. Has she been sick when stopping?\nShe sweats and cries for days.', 'concerns_for_withdrawal', /sweats/],
    ['7. When you quit, do you get sick? No, just sleep for two days.', 'concerns_for_withdrawal', /just sleep/],
    ['Interviewer: Bad things that happened to you?\nClient: My coach, when I was ten.', 'history_of_trauma', /coach/],
  ])('%s', (text, field, value) => {
    expect(read(text)[field]).toMatch(value);
  });

  test.each([
    // What is said of one thing denies no other that was asked.
    ['Q. Have you hurt yourself or tried to end your life?\nA. Never tried.', 'history_of_self_harm'],
    ['Q Do you think of dying?\nP No.', 'history_of_suicide_attempts'],
    // Another hand, or the same one again, answers nothing.
    ['9:10 am Robin Ever had a seizure?\n9:11 am Robin no rush', 'history_of_seizures'],
    ['9:10 am Robin Ever had a seizure?\n9:11 am Casey nope', 'history_of_seizures'],
    ['Any seizures in your family?\nNo.', 'history_of_seizures'],
    ['Q Medications, allergies?\nP Lisinopril 10 in the morning.', 'allergies'],
  ])('%s leaves %s open', (text, field) => {
    expect(read(text)[field]).toBeUndefined();
  });
});
