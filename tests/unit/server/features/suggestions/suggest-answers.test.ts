import { expect, test } from 'vitest';
import { suggestAnswers } from '#server/features/suggestions/engine/suggest-answers.ts';
import { DEFAULT_QUESTIONS, ruleOutIn } from '#shared/features/screening/screening.rules.ts';

const read = (text: string, questions = DEFAULT_QUESTIONS) =>
  Object.fromEntries(
    suggestAnswers([{ page: 1, text }], questions, { today: '2026-11-01' }).map(({ field, value }) => [field, value]),
  );

test.each([
  ['Pregnant: [ ] Yes [X] No', { 'Pregnancy?': 'No' }],
  ['The urine pregnancy test was negative.', { 'Pregnancy?': 'No' }],
  ['She is 21 weeks pregnant.', { 'Pregnancy?': 'Yes' }],
  ['He denies current suicidal ideation.', { 'Active suicidal intent or plan?': 'No' }],
  ['She reports suicidal thoughts with a plan.', { 'Active suicidal intent or plan?': 'Yes' }],
  ['He walks without assistance.', { 'Ambulatory and independent in daily living?': 'Yes' }],
  ['He had a withdrawal seizure in 2024.', { 'Current withdrawal risk/seizure history?': 'Yes' }],
  ['Pending charges: none', { 'Pending charges or warrants?': 'No' }],
  ['She is not a registered sex offender.', { 'Registered sex offender?': 'No' }],
  ['There is no history of violence.', { 'Recent violence or arson?': 'No' }],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  'Seizure history: No',
  'He had suicidal thoughts with a plan in the past.',
  'He assaulted a neighbor in 2011.',
  'His sister is 21 weeks pregnant.',
  'Lives with her boyfriend Ron and his two kids. Ron has epilepsy and is on probation.',
  'Pregnant: [ ] Yes [ ] No',
  'If suicidal thoughts with a plan return, call 911.',
])('nothing is answered from %s', (text) => {
  expect(read(text)).toEqual({});
});

test("an organization's own question is answered where it asks for the same", () => {
  expect(read('Pregnant: [X] Yes [ ] No', ['Is the client pregnant?', 'Uses a wheelchair?'])).toEqual({
    'Is the client pregnant?': 'Yes',
  });
});

test('the answer that speaks against admission depends on what is asked', () => {
  expect(DEFAULT_QUESTIONS.filter((question) => ruleOutIn(undefined, question) === 'No')).toEqual([
    'Medically stable for this setting?',
    'Ambulatory and independent in daily living?',
    'Accepted payer or private pay?',
  ]);
  expect(ruleOutIn({ rules_out: { 'Pregnancy?': 'No' } }, 'Pregnancy?')).toBe('No');
  expect(ruleOutIn({ rules_out: { 'Pregnancy?': null } }, 'Pregnancy?')).toBeNull();
  expect(ruleOutIn({}, 'Uses a wheelchair?')).toBeNull();
});
