import { expect, test } from 'vitest';
import { ofItsWriter } from '#server/features/understanding/assertion/writer.ts';

const CLIENT = { firstname: 'Marisol', lastname: 'Tandy' };
const LETTER =
  'To the admissions team,\nI am writing about my daughter, Marisol Tandy.\nShe cannot stop.\nSincerely,\nJudith Marlowe';

test.each([
  'As for me, I have diabetes and take metformin.',
  'I was hospitalized for depression in 2011.',
  'I still take sertraline.',
  'I got sober on March 3, 2009 after two suicide attempts.',
])('%s is said of who wrote the letter', (sentence) => {
  expect(ofItsWriter(LETTER, CLIENT)(sentence)).toBe(true);
});

test.each([
  'She has never had a seizure.',
  'I have known Marisol for three years.',
  'I took her to the hospital in May.',
  'There are no allergies.',
])('%s is not said of who wrote it', (sentence) => {
  expect(ofItsWriter(LETTER, CLIENT)(sentence)).toBe(false);
});

test('a letter of the client’s own speaks of the client', () => {
  const own = ofItsWriter('To whom it may concern:\nI take sertraline.\nSincerely,\nMarisol Tandy', CLIENT);
  expect(own('I take sertraline.')).toBe(false);
});

test('a form that the client filled in is nobody’s letter', () => {
  expect(ofItsWriter('What do you take?\nI take sertraline.', CLIENT)('I take sertraline.')).toBe(false);
});

test.each([
  'Your relationship to the applicant: mother\nI take sertraline.',
  'Completed by: his father\nI take sertraline.',
  'Tell us of your loved one.\nI take sertraline.',
])('a form that a relative filled in speaks of them where it says I: %j', (form) => {
  expect(ofItsWriter(form, CLIENT)('I take sertraline.')).toBe(true);
});

test.each([
  'Completed by: client\nI take sertraline.',
  'Emergency contact: Judith Marlowe\nRelationship to client: mother\nI take sertraline.',
])('a form of the client’s own does not: %j', (form) => {
  expect(ofItsWriter(form, CLIENT)('I take sertraline.')).toBe(false);
});
