import { caseDetailsMessages } from '#shared/features/case-details/case-details.messages.ts';
import {
  CASE_FIELD_NAMES,
  type CaseFieldName,
  CONTACT_PERSON_FIELDS,
  caseFieldKind,
} from '#shared/features/case-details/case-fields.ts';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { ehrMessages as words } from '#shared/features/ehr/ehr.messages.ts';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { formatDay } from '#shared/platform/dates.ts';
import { fill } from '#shared/platform/define-messages.ts';
import type { EhrClient, EhrInquiry, EhrRecord } from '../ehr-record.ts';
import { concept, derivedId, type FhirInput, line, text } from './fhir-values.ts';
import type { Entry, Links } from './links.ts';
import { coverageIdentity, hasCoverage } from './person-entries.ts';

const CONDITION = 'http://terminology.hl7.org/CodeSystem/condition-';

/** An inquiry's status as the state of its episode of care. */
export const EPISODE_STATUS: Record<InquiryStatus, string> = {
  'PRE-ASSESSMENT': 'planned',
  ASSESSMENT: 'planned',
  'SCHEDULED-ADMIT': 'planned',
  ADMITTED: 'active',
  DROPPED: 'cancelled',
  DISCHARGED: 'finished',
};

/** From the admission to the discharge, as far as they are known; never one that ends before it begins. */
export function periodOf(inquiry: EhrInquiry): { start?: string; end?: string } {
  const start = inquiry.admit_date ?? inquiry.scheduled_admit_date ?? undefined;
  const end = inquiry.scheduled_discharge_date ?? undefined;
  const kept = end !== undefined && (start === undefined || start <= end) ? end : undefined;
  return { ...(start && { start }), ...(kept && { end: kept }) };
}

interface Named {
  identity: string;
  name: string;
  category: string;
}

function conditionsOf(inquiry: EhrInquiry): Named[] {
  const named = [...new Set(inquiry.condition.map((each) => line(each)).filter((each) => each !== undefined))];
  const conditions = named.map((each) => ({
    identity: derivedId('condition', inquiry.id, each),
    name: each,
    category: words.label_condition,
  }));
  const substance = line(inquiry.primary_substance);
  if (!substance) return conditions;
  return [
    ...conditions,
    { identity: derivedId('substance', inquiry.id), name: substance, category: words.label_substance },
  ];
}

export const conditionEntries = (links: Links, client: EhrClient, inquiry: EhrInquiry): Entry[] =>
  conditionsOf(inquiry).map(({ identity, name, category }) =>
    links.entry('Condition', identity, {
      clinicalStatus: concept(null, { system: `${CONDITION}clinical`, code: 'active' }),
      // Said at the admission, not yet found by a clinician.
      verificationStatus: concept(null, { system: `${CONDITION}ver-status`, code: 'provisional' }),
      category: [concept(category, { system: `${CONDITION}category`, code: 'problem-list-item' })],
      code: concept(name),
      subject: links.refer(client.id),
      recordedDate: inquiry.created_at,
    }),
  );

export const requestIdentity = (inquiry: EhrInquiry): string => derivedId('request', inquiry.id);

export const episodeEntry = (links: Links, { client, inquiry, organization }: EhrRecord): Entry =>
  links.entry('EpisodeOfCare', inquiry.id, {
    status: EPISODE_STATUS[inquiry.status],
    type: [concept(inquiry.level_of_care)],
    diagnosis: conditionsOf(inquiry).map(({ identity }) => ({ condition: links.refer(identity) })),
    patient: links.refer(client.id),
    managingOrganization: { display: line(organization) },
    period: periodOf(inquiry),
    referralRequest: [links.refer(requestIdentity(inquiry))],
    careManager: { display: line(inquiry.clinical_coordinator ?? inquiry.cc ?? inquiry.therapist) },
  });

/** The contact person is a person of the bundle already. */
const SAID_ELSEWHERE = new Set<string>(CONTACT_PERSON_FIELDS.map(({ name }) => name));

/** A value as people read it: a telephone number and a date in the product's form. */
function asRead(name: CaseFieldName, value: string | null): string | null {
  if (!value) return value;
  const kind = caseFieldKind(name);
  return kind === 'phone' ? formatPhone(value) : kind === 'date' ? formatDay(value) : value;
}

/** Everything of the case that has no place of its own in a resource, each as label and value. */
export function caseStatements({ client, inquiry }: EhrRecord): { label: string; value: string }[] {
  const given: (readonly [string, string | null])[] = [
    ...CASE_FIELD_NAMES.filter((name) => !SAID_ELSEWHERE.has(name)).map(
      (name) => [caseDetailsMessages[name], asRead(name, inquiry[name])] as const,
    ),
    ...inquiry.custom.map(({ label, value }) => [label, value] as const),
    [words.label_living_status, client.living_status],
    [words.label_employment_status, client.employment_status],
    [words.label_employer, client.employer],
    [words.label_gender, client.gender],
    [words.label_guardianship, client.legal_guardianship_status],
    [words.label_guardianship_documents, client.legal_guardianship_documents],
    [words.label_subscriber_employer, client.subscriber_employer],
    [words.label_subscriber_position, client.subscriber_employment_position],
    [words.label_summary, inquiry.summary],
    [words.label_instructions, inquiry.additional_instructions],
  ];
  return given.flatMap(([label, value]) => {
    const said = text(value);
    return said === undefined ? [] : [{ label, value: said }];
  });
}

export const careTeam = (inquiry: EhrInquiry): { role: string; name: string }[] =>
  [
    { role: words.label_md, name: line(inquiry.md) },
    { role: words.label_therapist, name: line(inquiry.therapist) },
    { role: words.label_cc, name: line(inquiry.cc) },
    { role: words.label_clinical_coordinator, name: line(inquiry.clinical_coordinator) },
  ].flatMap(({ role, name }) => (name === undefined ? [] : [{ role, name }]));

/** Who sent the client here: the incoming referral of the first rank, before the second. */
export function requesterOf({ referrals }: EhrRecord): string | undefined {
  const incoming = referrals.filter((each) => each.referral_direction === 'referral_received');
  const first = incoming.find((each) => each.priority_level === 'primary') ?? incoming[0];
  return first && line([first.contact_name, first.source].filter(Boolean).join(', '));
}

export function requestEntry(links: Links, record: EhrRecord, documents: readonly FhirInput[]): Entry {
  const { client, inquiry, referrals } = record;
  const authorization = line(client.authorization_number);
  const requester = requesterOf(record);
  const statements = caseStatements(record).map(({ label, value }) => `${label}: ${value}`);
  const routes = referrals.flatMap(({ referral_direction, source, contact_name, referred_at }) => {
    const who = line([contact_name, source].filter(Boolean).join(', '));
    const way = referral_direction === 'referral_received' ? words.referred_by : words.referred_to;
    return who === undefined ? [] : [fill(way, { who, day: referred_at })];
  });
  return links.entry(
    'ServiceRequest',
    requestIdentity(inquiry),
    {
      status: 'active',
      intent: 'order',
      code: concept(inquiry.level_of_care ?? words.admission),
      subject: links.refer(client.id),
      occurrencePeriod: periodOf(inquiry),
      authoredOn: inquiry.created_at,
      requester: requester && { display: requester },
      performer: careTeam(inquiry).map(({ role, name }) => ({ display: `${name} (${role})` })),
      locationReference: [{ display: line(inquiry.facility) }],
      reasonCode: [concept(text(inquiry.reason_for_seeking_treatment))],
      reasonReference: conditionsOf(inquiry).map(({ identity }) => links.refer(identity)),
      insurance: hasCoverage(client) ? [links.refer(coverageIdentity(client))] : [],
      supportingInfo: documents,
      note: [...statements, ...routes].map((said) => ({ text: text(said) })),
    },
    authorization === undefined ? [] : [{ type: { text: words.label_authorization }, value: authorization }],
  );
}
