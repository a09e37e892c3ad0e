import { expect, test } from 'vitest';
import { newAdmitPlan, otherEnd } from '#client/features/inquiries/admit/admit-plan.ts';
import type { InquiryDetail } from '#client/features/inquiries/inquiry-types.ts';

const TODAY = '2026-05-12';
const inquiry = (dates: Partial<InquiryDetail>): InquiryDetail => ({
  id: '01a1fbcd-0000-7000-8000-000000000001',
  opportunity_name: 'Dana Sample-ABCD',
  status: 'SCHEDULED-ADMIT',
  created_at: 1,
  version: 1,
  ...dates,
});
const duration = (scheduled_admit_date: string | null, scheduled_discharge_date: string | null) =>
  newAdmitPlan(inquiry({ scheduled_admit_date, scheduled_discharge_date }), 'SCHEDULED-ADMIT', TODAY).duration;

test('a stay planned again is as long as it was to be; a first one, or one of another length, is 28 days', () => {
  expect(duration(null, null)).toBe(28);
  expect(duration('2026-05-20', '2026-05-30')).toBe(10);
  expect(duration('2026-05-20', '2026-06-17')).toBe(28);
  expect(duration('2026-05-20', null)).toBe('N/A');
  expect(duration('2026-05-20', '2026-06-01')).toBe(28);
});

test('a walk-in begins today, a new date at the one there is', () => {
  const planned = inquiry({ scheduled_admit_date: '2026-05-20' });
  expect(newAdmitPlan(planned, 'ADMITTED', TODAY).admit_date).toBe(TODAY);
  expect(newAdmitPlan(planned, 'SCHEDULED-ADMIT', TODAY).admit_date).toBe('2026-05-20');
});

test('the end of a stay that no duration leads to is known, so that it can be said before it is moved', () => {
  const end = (scheduled_admit_date: string | null, scheduled_discharge_date: string | null) =>
    otherEnd(inquiry({ scheduled_admit_date, scheduled_discharge_date }));
  expect(end('2026-05-20', '2026-07-04')).toBe('2026-07-04');
  expect(end('2026-05-20', '2026-06-17')).toBeNull();
  expect(end('2026-05-20', null)).toBeNull();
  expect(end(null, null)).toBeNull();
});
