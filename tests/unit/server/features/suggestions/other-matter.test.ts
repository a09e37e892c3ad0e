import { expect, test } from 'vitest';
import { isOtherMatter } from '#server/features/suggestions/engine/scope/other-matter.ts';
import type { Finding } from '#server/features/suggestions/engine/suggestion.ts';
import { valueIn } from '#tests/support/records/value-in.ts';

/** Whether a value that is all of its page, or of its last line, is of another matter than its field. */
const isOther = (field: string, page: string, from: Finding['from'] = 'prose'): boolean => {
  const start = page.lastIndexOf('\n') + 1;
  return isOtherMatter({ field, value: page.slice(start), start, end: page.length, from }, page);
};

test.each([
  ['residential_programs', 'Release granted, effective on acceptance by a residential program.'],
  ['residential_programs', 'That home confinement be set aside upon entry to a residential program.'],
  ['residential_programs', '2. Residential treatment of no less than 90 days.'],
  ['residential_programs', 'Send me to the rehab, just not home first.'],
  ['residential_programs', 'He was unconscious for two days (Harbor City, three weeks, 2011).'],
  ['residential_programs', 'Q7 past rehabs Q8 concussions'],
  ['hospitalizations', 'Overdose at 23, treated at Harbor General and not admitted.'],
  ['hospitalizations', '5. Health and safety information given by the family (with release to the program)'],
  ['current_symptoms', 'When the pills run short she is in bed with cramps and a runny nose.'],
  ['current_symptoms', '0445: 15 (yawning, gooseflesh, cramps)'],
  ['medication_plan', 'Strips of Suboxone and K2 to get by.'],
  ['medication_plan', 'Was on Zoloft in 2021, quit.'],
  ['employer', 'Intake Coordinator'],
  ['current_psychiatrist_name', 'Harbor Regional'],
  ['history_of_trauma', 'No mail, no phone, trauma tx, lower bunk'],
  ['reason_for_seeking_treatment', 'Stopping: "my hands go so I can\'t play," sweats.'],
  ['reason_for_seeking_treatment', 'TODAY / WHY ARE YOU HERE'],
  ['recent_substance_abuse', 'More than 14 a week? No YES'],
])('%s is not what this says: %s', (field, text) => {
  expect(isOther(field, text)).toBe(true);
});

test.each([
  ['residential_programs', 'Harbor House, 28 days residential, 2019, completed.'],
  ['residential_programs', 'Completed at least two residential stays before 2015.'],
  ['hospitalizations', 'Harbor General, five nights in March, then sent home.'],
  ['current_symptoms', 'Tearful, sleeps three hours, no appetite.'],
  ['medication_plan', 'Suboxone 8 mg twice daily; used heroin until May.'],
  ['employer', 'Coordinated Care Group'],
  ['current_psychiatrist_name', 'Dr. Ana Valley-Poe'],
  ['history_of_trauma', 'Assault in 2017, has done trauma therapy.'],
  ['reason_for_seeking_treatment', '"I CANNOT DO THIS ANY MORE"'],
  ['recent_substance_abuse', 'Wine, a bottle? maybe two, every night'],
])('%s may be what this says: %s', (field, text) => {
  expect(isOther(field, text)).toBe(false);
});

test('an offense that a sentence was given for is no open charge', () => {
  expect(valueIn('OFFENSE Burglary of a habitation SENTENCE 12 years', 'pending_legal_charges')).toBeUndefined();
  expect(valueIn('cc: Admissions, residential program', 'reason_for_seeking_treatment')).toBeUndefined();
  expect(valueIn('The foreman is on parole and must not visit.', 'parole_granted')).toBeUndefined();
  expect(valueIn('Lives in the basement; her own house is rented out.', 'living_status')).not.toBe('Own home');
});
