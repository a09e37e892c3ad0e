import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import type { SourceKind } from '#shared/features/referral-flow/referral-flow.rules.ts';
import { dayInZone, formatDay } from '#shared/platform/dates.ts';
import type { ReferralDraft, Task } from './referral-draft.ts';
import type { Alumni, ReferralRecord } from './referral-flow.data.ts';

/** A referral as it is read: before it is logged and ever after. */
interface Shown {
  task: Task;
  source_type: SourceKind | null;
  source: string | null;
  contact: string | null;
  marketing_contact: string | null;
  platforms: readonly string[];
  alumni: string | null;
  day: string | null;
  notes: string | null;
  send_notification: boolean;
}

type Facts = readonly (readonly [name: string, value: string])[];

/** Names of platforms as they are offered, by the value that is kept. */
type PlatformLabels = ReadonlyMap<string, string>;

export const labelsOf = (platforms: readonly { value: string; label: string }[] | undefined): PlatformLabels =>
  new Map(platforms?.map(({ value, label }) => [value, label]));

function factsOf(shown: Shown, labels: PlatformLabels): Facts {
  const outgoing = shown.task === 'outgoing';
  const professional = outgoing || shown.source_type === 'professional_referral';
  const facts: (readonly [string, string, boolean])[] = [
    [text.step_source_type, shown.source_type ? text[shown.source_type] : '-', !outgoing],
    [outgoing ? text.destination : text.referral_source, shown.source ?? '-', professional],
    [text.contact, shown.contact ?? '-', professional],
    [text.marketing_contact, shown.marketing_contact ?? '-', professional],
    [
      text.online_sources,
      shown.platforms.map((each) => labels.get(each) ?? each).join(', '),
      shown.source_type === 'online',
    ],
    [text.alumni, shown.alumni ?? '-', shown.source_type === 'alumni_referral'],
    [outgoing ? text.sent_date : text.received_date, formatDay(shown.day), true],
    [text.notes, shown.notes?.trim() || '-', true],
    [text.notification, shown.send_notification ? text.yes : text.no, true],
  ];
  return facts.flatMap(([name, value, applies]) => (applies ? [[name, value] as const] : []));
}

const nameOf = (alumni: Alumni | null): string | null => alumni && `${alumni.firstname} ${alumni.lastname}`;

export const factsOfDraft = (draft: ReferralDraft, task: Task, labels: PlatformLabels): Facts =>
  factsOf(
    {
      ...draft,
      task,
      source: draft.referral_id?.referral_name ?? null,
      contact: draft.contact_id?.name ?? null,
      platforms: draft.online_sources,
      alumni: nameOf(draft.alumni_patient_id),
      day: draft.referred_at,
    },
    labels,
  );

export const taskOf = (record: ReferralRecord): Task =>
  record.referral_direction === 'referral_sent' ? 'outgoing' : (record.priority_level ?? 'primary');

export const dayOf = (record: ReferralRecord, timeZone: string): string | null =>
  record.referred_at === undefined ? null : dayInZone(new Date(record.referred_at * 1000), timeZone);

export const factsOfRecord = (record: ReferralRecord, timeZone: string, labels: PlatformLabels): Facts => [
  ...factsOf(
    {
      task: taskOf(record),
      source_type: record.source_type ?? null,
      source: record.referral_name ?? null,
      contact: record.contact_name ?? null,
      marketing_contact: record.marketing_contact ?? null,
      platforms: record.online_sources ?? [],
      alumni: record.alumni_name ?? null,
      day: dayOf(record, timeZone),
      notes: record.notes ?? null,
      send_notification: record.send_notification ?? false,
    },
    labels,
  ),
  [text.logged_by, record.created_by_name ?? '-'],
];

/** Whether this person gets the record in full. */
export const isWhole = (record: ReferralRecord): boolean => record.opportunity_id !== undefined;

/** Who or where a record is about. */
export function whoOf(record: ReferralRecord, labels: PlatformLabels): string | null {
  const platforms = record.online_sources?.map((each) => labels.get(each) ?? each).join(', ');
  return record.referral_name ?? record.alumni_name ?? (platforms || null);
}
