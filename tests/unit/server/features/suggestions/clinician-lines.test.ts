import { expect, test } from 'vitest';
import { clinicianLines } from '#server/features/suggestions/engine/notes/clinician-lines.ts';

const read = (text: string) => Object.fromEntries(clinicianLines(text).map(({ field, value }) => [field, value]));
const PHONE = '+12025550133';

test.each([
  ['pcp', 'DOCS PCP - Harbor Valley Clinic, PA Ana Poe 202-555-0133, 11/12/26 3p', 'PA Ana Poe'],
  ['pcp', '13. MEDICO / DOCTOR Dra. Ana Poe, 202-555-0133 Proxima cita', 'Dra. Ana Poe'],
  ['pcp', 'Physician: Dr. Ana Poe, 202-555-0133; labs with her', 'Dr. Ana Poe'],
  ['pcp', 'Dr. Ana Poe (202-555-0133) follows her for migraine', 'Dr. Ana Poe'],
  ['pcp', 'Provider Dr. Ana Poe, Foundry Clinic (primary) Phone 202-555-0133', 'Dr. Ana Poe'],
  ['psychiatrist', 'psych/meds - Dr. Ana Poe telepsych 202-555-0133', 'Dr. Ana Poe'],
  ['psychiatrist', 'PCP Dr. Lee Roe, appt 11/12 at 1. Psych Dr. Ana Poe 202-555-0133', 'Dr. Ana Poe'],
  ['therapist', 'PREV TX Harbor outpt (Ms. Ana Poe LMHC 202-555-0133, q wk)', 'Ms. Ana Poe LMHC'],
  ['therapist', 'Individual: Ana Poe LMHC, weekly since Feb., 202-555-0133', 'Ana Poe LMHC'],
  ['therapist', 'Psicologo / counselor Lic. Ana Poe, DLC, 202-555-0133', 'Lic. Ana Poe'],
])('a line names the %s: %s', (part, text, name) => {
  expect(read(text)).toMatchObject({ [`current_${part}_name`]: name, [`current_${part}_phone`]: PHONE });
});

test.each([
  'Attending physician: Dr. Ana Poe 202-555-0133',
  'Her mother sees psychiatrist Dr. Ana Poe',
  'Former PCP Dr. Ana Poe moved',
  'Neuropsych testing, Dr. Ana Poe, PhD',
  'Refer to psychiatry Dr. Ana Poe',
  'Marriage counseling with Ana Poe, LMFT',
  'therapist was Ana Poe, LPC until May',
  'group home manager Ms. Poe',
  'PCP Dr. Roe retired',
  'Evaluator: Ana Poe, LCSW',
])('a line names nobody who treats: %s', (text) => {
  expect(read(text)).toEqual({});
});
