import { expect, test } from 'vitest';
import { CaseValues } from '#shared/features/case-details/case-details.schemas.ts';

test('values of case details keep the names of their fields, which are no ids', () => {
  const values = { allergies: 'Penicillin', next_appointment: '2026-05-20' };
  expect(CaseValues.parse(values)).toEqual(values);
});
