import { expect, test } from 'vitest';
import { draftSummary } from '#server/features/suggestions/engine/draft-summary.ts';

const CONTEXT = {
  today: '2026-05-12' as const,
  client: { firstname: 'Dana', lastname: 'Sample', dob: '1985-03-04' as const },
};
const draft = (...texts: string[]) =>
  draftSummary(
    texts.map((text, at) => ({ document_id: 'd', file_name: 'packet.pdf', page: at + 1, text })),
    CONTEXT,
  );

const FAX = [
  'FAX TRANSMITTAL',
  'To: Admissions   From: Records',
  'Pages including cover: 3',
  'Please call if not received.',
].join('\n');
const FORM = [
  'Patient: Dana Sample',
  'DOB: 03/04/1985',
  '',
  'REASON FOR REFERRAL',
  'Relapse after eight months; lost housing in April.',
  '',
  'Primary substance: Alcohol, a fifth of vodka daily',
  'Last use: 05/10/2026',
  'Withdrawal history: Tremor and sweats, no seizures',
  'Past medical history: Hypertension',
  'Psychiatric diagnosis: Major depressive disorder',
  'Current medications: Sertraline 100 mg daily',
  'Allergies: Penicillin (hives)',
  'Pending legal charges: [X] Yes [ ] No',
  'Insurance: Example Health Plan',
].join('\n');

test('a draft has the parts that a clinician expects, each quoted from its page, and nothing of a fax header', () => {
  const sentences = draft(FAX, FORM);
  expect(sentences.every(({ page, quote }) => page === 2 && FORM.includes(quote))).toBe(true);
  expect(sentences.filter(({ part }) => part === 'why_now').map(({ quote }) => quote)).toEqual([
    'Relapse after eight months;',
    'lost housing in April.',
  ]);
  expect([...new Set(sentences.map(({ part }) => part))]).toEqual([
    'why_now',
    'substances',
    'withdrawal',
    'medical',
    'psychiatric',
    'medications',
    'legal',
    'insurance',
  ]);
  expect(sentences.filter(({ part }) => part === 'medications').map(({ quote }) => quote)).toEqual([
    'Current medications: Sertraline 100 mg daily',
    'Allergies: Penicillin (hives)',
  ]);
});

test('what is said of a relative, of another person, or under a family history is no part of it', () => {
  expect(
    draft('Patient: Dana Sample\n\nHer mother drinks vodka daily and was diagnosed with bipolar disorder.'),
  ).toEqual([]);
  expect(draft('Patient: Robin Example\nDOB: 01/02/1970\nAllergies: Latex')).toEqual([]);
  expect(draft('FAMILY HISTORY\nThe client has an uncle who was diagnosed with depression in 1999.')).toEqual([]);
});

test('a label with nothing behind it, and a line with a social security number, are left out', () => {
  expect(draft('Patient: Dana Sample\nAllergies:\nInsurance: 123-45-6789')).toEqual([]);
});

test('a draft quotes nothing that goes on of somebody whom another page brought in, and no mark without its column', () => {
  const sentences = draft(
    'Patient: Dana Sample\nShe was found by her roommate, Angela Marsh, and wants to go back to residential.',
    'INCIDENT REPORT\nAngela reported she herself was suicidal last night.\nAngela has seizures and takes Keppra 500 mg.',
    'HISTORY\nDiabetic? X 12.\nSeizures or convulsions X',
  );
  expect(sentences.filter(({ page }) => page > 1)).toEqual([]);
});
