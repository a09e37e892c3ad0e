import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INQUIRY_STATUSES } from '#shared/features/inquiries/inquiries.rules.ts';
import { planStatusChange } from '#shared/features/inquiry-status/status-change.ts';
import {
  changeStay,
  clearsConfirmation,
  dischargeAfter,
  type Stay,
  stayStart,
} from '#shared/features/inquiry-status/stay.ts';
import { addDays } from '#shared/platform/dates.ts';

const TODAY = '2026-05-12';
const NO_STAY: Stay = {
  scheduled_admit_date: null,
  admit_date: null,
  scheduled_discharge_date: null,
  finalized_discharge_date: false,
};
const PLANNED: Stay = {
  scheduled_admit_date: '2026-05-20',
  admit_date: null,
  scheduled_discharge_date: '2026-06-17',
  finalized_discharge_date: true,
};
const scheduled = { status: 'SCHEDULED-ADMIT', today: TODAY } as const;
const admitted = { status: 'ADMITTED', today: TODAY } as const;

test('the discharge date is the admit date and the duration in calendar days', () => {
  expect(dischargeAfter('2025-05-12', 28)).toBe('2025-06-09');
  expect(dischargeAfter('2024-02-25', 10)).toBe('2024-03-06');
  expect(dischargeAfter('2026-12-28', 10)).toBe('2027-01-07');
  expect(dischargeAfter('2025-05-12', 'N/A')).toBeNull();
});

test('emptying the admit date clears the discharge date and its confirmation', () => {
  const open = { ...scheduled, status: 'ASSESSMENT' } as const;
  expect(changeStay(PLANNED, { scheduled_admit_date: null }, open)).toEqual({ stay: NO_STAY, errors: {} });
  const { errors } = changeStay(PLANNED, { scheduled_admit_date: null }, scheduled);
  expect(errors).toEqual({ scheduled_admit_date: 'Change the status first.' });
});

test('emptying the day a client was expected on leaves the discharge of one who has come', () => {
  const came = { ...PLANNED, admit_date: PLANNED.scheduled_admit_date, finalized_discharge_date: true };
  expect(changeStay(came, { scheduled_admit_date: null }, { status: 'ADMITTED', today: '2026-06-30' })).toEqual({
    stay: { ...came, scheduled_admit_date: null },
    errors: {},
  });
});

test('emptying the discharge date clears its confirmation', () => {
  const { stay, errors } = changeStay(PLANNED, { scheduled_discharge_date: null }, scheduled);
  expect(errors).toEqual({});
  expect(stay).toEqual({ ...PLANNED, scheduled_discharge_date: null, finalized_discharge_date: false });
});

test.each([
  [NO_STAY, { scheduled_discharge_date: '2026-06-01' }, 'scheduled_discharge_date', 'Set an admit date first.'],
  [NO_STAY, { finalized_discharge_date: true }, 'finalized_discharge_date', 'Set a discharge date first.'],
  [
    PLANNED,
    { scheduled_discharge_date: '2026-05-19' },
    'scheduled_discharge_date',
    'The discharge date must not precede the admit date.',
  ],
  [
    PLANNED,
    { scheduled_admit_date: '2026-06-18' },
    'scheduled_admit_date',
    'The admit date must not follow the discharge date.',
  ],
  [PLANNED, { admit_date: '2026-05-12' }, 'admit_date', 'The client has not been admitted yet.'],
])('%j with %j is refused at %s', (before, change, field, message) => {
  expect(changeStay(before, change, scheduled).errors).toEqual({ [field]: message });
});

test.each([
  [{ admit_date: '2026-05-13' }, 'The admit date cannot be in the future.'],
  [{ admit_date: null }, 'Change the status first.'],
])('an admission with %j is refused', (change, message) => {
  const before = { ...PLANNED, admit_date: '2026-05-11' };
  expect(changeStay(before, change, admitted).errors).toEqual({ admit_date: message });
});

test('a stay may end on the day it begins', () => {
  expect(changeStay(PLANNED, { scheduled_discharge_date: '2026-05-20' }, scheduled).errors).toEqual({});
});

const day = fc.integer({ min: -400, max: 400 }).map((offset) => addDays(TODAY, offset));
const maybeDay = fc.option(day);
const change = fc.record(
  {
    scheduled_admit_date: maybeDay,
    admit_date: maybeDay,
    scheduled_discharge_date: maybeDay,
    finalized_discharge_date: fc.boolean(),
  },
  { requiredKeys: [] },
);

test('after any row of accepted changes the dates are in order, and nothing is confirmed that has no day', () => {
  fc.assert(
    fc.property(fc.constantFrom(...INQUIRY_STATUSES), fc.array(change, { maxLength: 12 }), (status, changes) => {
      let stay = NO_STAY;
      for (const each of changes) {
        const next = changeStay(stay, each, { status, today: TODAY });
        if (Object.keys(next.errors).length > 0) continue;
        stay = next.stay;
        const start = stayStart(stay);
        const end = stay.scheduled_discharge_date;
        if (end !== null) expect(start !== null && start <= end).toBe(true);
        if (stay.finalized_discharge_date) expect(end).not.toBeNull();
        if (stay.admit_date !== null) expect(stay.admit_date <= TODAY).toBe(true);
      }
    }),
  );
});

test('a change is made again without effect, and names only what it was given or cleared', () => {
  fc.assert(
    fc.property(change, change, (first, second) => {
      const before = changeStay(NO_STAY, first, admitted);
      fc.pre(Object.keys(before.errors).length === 0);
      const once = changeStay(before.stay, second, admitted);
      fc.pre(Object.keys(once.errors).length === 0);
      expect(changeStay(once.stay, {}, admitted)).toEqual(once);
      expect(clearsConfirmation(before.stay, once.stay)).toBe(
        before.stay.finalized_discharge_date && !once.stay.finalized_discharge_date,
      );
    }),
  );
});

test('a duration counts calendar days whatever the clocks do', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(10 as const, 28 as const), (admit, duration) => {
      const end = dischargeAfter(admit, duration)!;
      expect((Date.parse(end) - Date.parse(admit)) / 86_400_000).toBe(duration);
    }),
  );
});

test('a discharge does not empty the place of the stay (C-104)', () => {
  const before = { ...PLANNED, status: 'ADMITTED', admit_date: '2026-05-10', hasFacility: true } as const;
  const errorsOf = (change: object) => planStatusChange(before, { status: 'DISCHARGED', ...change }, TODAY).errors;
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ facility: null })).toEqual({ facility: 'Change the status first.' });
});
