import fc from 'fast-check';
import { CLIENT_COLUMNS, type EhrClient, type EhrInquiry, type EhrRecord } from '#server/features/ehr/ehr-record.ts';
import { CASE_FIELD_NAMES, isCaseDate } from '#shared/features/case-details/case-fields.ts';
import { INQUIRY_STATUSES } from '#shared/features/inquiries/inquiries.rules.ts';
import { NAUGHTY_STRINGS, SQL_PAYLOADS } from '../matrix/naughty.ts';

const words = fc.oneof(
  fc.constantFrom(...NAUGHTY_STRINGS, ...SQL_PAYLOADS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('Jordan Sample', 'Aetna Example', 'Self-pay', 'alex@people.example', '+12125550142'),
);
const perhaps = fc.option(words, { nil: null });
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const perhapsDay = fc.option(day, { nil: null });
const instant = day.map((each) => `${each}T12:00:00Z`);

const DATES = new Set(['dob', 'subscriber_dob']);
const client = fc.record(
  Object.fromEntries(
    CLIENT_COLUMNS.map((name) => {
      if (name === 'id') return [name, fc.constant('01890000-0000-7000-8000-00000000c11e')];
      if (name === 'firstname' || name === 'lastname') return [name, words];
      if (name === 'sex_at_birth')
        return [name, fc.option(fc.constantFrom('Male', 'Female', 'Intersex'), { nil: null })];
      return [name, DATES.has(name) ? perhapsDay : perhaps];
    }),
  ),
) as fc.Arbitrary<object> as fc.Arbitrary<EhrClient>;
const inquiry = fc.record({
  id: fc.constant('01890000-0000-7000-8000-000000001a41'),
  opportunity_name: words,
  status: fc.constantFrom(...INQUIRY_STATUSES),
  condition: fc.array(words, { maxLength: 6 }),
  ...Object.fromEntries(
    ['primary_substance', 'level_of_care', 'md', 'therapist', 'cc', 'clinical_coordinator', 'summary', 'facility'].map(
      (name) => [name, perhaps],
    ),
  ),
  additional_instructions: perhaps,
  scheduled_admit_date: perhapsDay,
  scheduled_discharge_date: perhapsDay,
  admit_date: perhapsDay,
  created_at: instant,
  custom: fc.array(fc.record({ label: words, value: words }), { maxLength: 3 }),
  ...Object.fromEntries(CASE_FIELD_NAMES.map((name) => [name, isCaseDate(name) ? perhapsDay : perhaps])),
}) as fc.Arbitrary<object> as fc.Arbitrary<EhrInquiry>;
const referral = fc.record({
  id: fc.uuid(),
  referral_direction: fc.constantFrom('referral_received' as const, 'referral_sent' as const),
  priority_level: fc.constantFrom('primary' as const, 'secondary' as const, null),
  source: perhaps.map((said) => said ?? ''),
  contact_name: perhaps,
  referred_at: day,
});
const paper = fc.record({
  id: fc.uuid(),
  file_name: words,
  file_description: perhaps,
  file_size: fc.integer({ min: 1, max: 20_971_520 }),
  created_at: instant,
});

/** Records as they could stand in the database, and as nobody would type them. */
export const anyRecord: fc.Arbitrary<EhrRecord> = fc.record({
  organization: words,
  time_zone: fc.constant('America/New_York'),
  client,
  inquiry,
  referrals: fc.array(referral, { maxLength: 3 }),
  documents: fc.uniqueArray(paper, { maxLength: 4, selector: ({ id }) => id }),
  left_out: fc.array(fc.record({ file_name: words, why: words }), { maxLength: 2 }),
});
