import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { formatDay } from '#shared/platform/dates.ts';
import type { EhrClient, EhrRecord } from './ehr-record.ts';
import { hasOtherSubscriber } from './fhir/person-entries.ts';
import { careTeam, caseStatements, periodOf } from './fhir/stay-entries.ts';

type Fact = readonly [label: string, value: string];

/** A part of what is sent, for people to read: in the dialog and on the face sheet. */
export interface ReadableSection {
  title: string;
  facts: Fact[];
}

const joined = (parts: readonly (string | null)[], by: string): string =>
  parts.filter((part) => part !== null && part.trim() !== '').join(by);

const reached = (name: string, phone: string | null, email: string | null): string =>
  joined([name, phone && formatPhone(phone), email], ' · ');

const given = (facts: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value && value !== '-' && value.trim() !== '' ? [[label, value] as const] : []));

const addressOf = ({ address, city, state, zip }: EhrClient): string =>
  joined([address, city, joined([state, zip], ' ')], ', ');

const clientFacts = (client: EhrClient): Fact[] =>
  given([
    [text.label_name, `${client.firstname} ${client.lastname}`],
    [text.missing_dob, formatDay(client.dob)],
    [text.label_sex_at_birth, client.sex_at_birth],
    [text.label_marital_status, client.marital_status],
    [text.label_phone, client.phone_number && formatPhone(client.phone_number)],
    [text.label_email, client.email_id],
    [text.label_address, addressOf(client)],
  ]);

const contactFacts = ({ client, inquiry }: EhrRecord): Fact[] =>
  given([
    [
      text.label_emergency_contact,
      reached(
        joined([client.emergency_contact_primary_firstname, client.emergency_contact_primary_lastname], ' '),
        client.emergency_contact_primary_phone,
        client.emergency_contact_primary_email,
      ),
    ],
    [
      text.label_emergency_contact,
      reached(
        joined([client.emergency_contact_secondary_firstname, client.emergency_contact_secondary_lastname], ' '),
        client.emergency_contact_secondary_phone,
        client.emergency_contact_secondary_email,
      ),
    ],
    [
      text.label_contact_person,
      reached(inquiry.contact_person_name ?? '', inquiry.contact_person_phone, inquiry.contact_person_email),
    ],
  ]);

const coverageFacts = (client: EhrClient): Fact[] =>
  given([
    [text.label_payment_method, client.payment_method],
    [text.label_carrier, client.carrier],
    [text.label_subscriber_id, client.subscriber_id],
    [text.label_group, client.group_number],
    [
      text.label_subscriber,
      hasOtherSubscriber(client) ? joined([client.subscriber_firstname, client.subscriber_lastname], ' ') : null,
    ],
    [text.label_authorization, client.authorization_number],
  ]);

function stayFacts({ inquiry }: EhrRecord): Fact[] {
  const { start, end } = periodOf(inquiry);
  return given([
    [text.label_status, INQUIRY_STATUS_LABELS[inquiry.status]],
    [text.missing_facility, inquiry.facility],
    [text.label_level_of_care, inquiry.level_of_care],
    [text.label_admit, formatDay(start)],
    [text.label_discharge, formatDay(end)],
    [text.label_condition, inquiry.condition.join(', ')],
    [text.label_substance, inquiry.primary_substance],
  ]);
}

const referralFacts = ({ referrals }: EhrRecord): Fact[] =>
  given(
    referrals.map(({ referral_direction, source, contact_name, referred_at }) => [
      referral_direction === 'referral_received' ? text.label_referred_by : text.label_referred_to,
      joined([contact_name, source, formatDay(referred_at)], ' · '),
    ]),
  );

/** What is sent of a record, in the order people ask for it. A section without facts says so by being empty. */
export const readableSections = (record: EhrRecord): ReadableSection[] => [
  { title: text.section_client, facts: clientFacts(record.client) },
  { title: text.section_contacts, facts: contactFacts(record) },
  { title: text.section_coverage, facts: coverageFacts(record.client) },
  { title: text.section_stay, facts: stayFacts(record) },
  { title: text.section_care_team, facts: careTeam(record.inquiry).map(({ role, name }): Fact => [role, name]) },
  { title: text.section_referral, facts: referralFacts(record) },
  { title: text.section_case, facts: caseStatements(record).map(({ label, value }): Fact => [label, value]) },
];
