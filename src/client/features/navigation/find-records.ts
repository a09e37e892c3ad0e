import type { inferRouterOutputs } from '@trpc/server';
import type { PaletteItem } from '#client/components/command-palette.tsx';
import {
  callHref,
  clientHref,
  contactHref,
  inquiryHref,
  pageHref,
  sourceHref,
  taskHref,
} from '#client/platform/links.ts';
import { trpcClient } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { navigationMessages as text } from '#shared/features/navigation/navigation.messages.ts';
import { birthDateIn } from '#shared/features/search/birth-date.ts';
import { formatDay, formatInstant, formatInstantDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import type { Permission } from '#shared/platform/permissions.ts';

/** Rows of one kind that the palette shows. */
const FOUND = 5;
/** Letters from which on the texts of records are searched. */
const MIN_TEXT = 4;

export interface FoundRecord extends Omit<PaletteItem, 'onChoose'> {
  href: string;
}

export interface FoundGroup {
  title: string;
  records: FoundRecord[];
}

const beside = (...parts: Parameters<typeof joined>) => joined(...parts) || undefined;

type Recent = inferRouterOutputs<AppRouter>['search']['recent'];
type RowOf<Kind extends keyof Omit<Recent, 'order'>> = Recent[Kind][number];

/** How a row of each kind stands in the palette; the second line sets two of one name apart. */
const inquiryRecord = (inquiry: RowOf<'inquiries'>, timeZone: string): FoundRecord => ({
  id: inquiry.id,
  label: inquiry.opportunity_name,
  detail: beside(INQUIRY_STATUS_LABELS[inquiry.status], formatInstantDay(inquiry.created_at, timeZone)),
  kind: text.inquiry,
  href: inquiryHref(inquiry.id),
});
const clientRecord = (client: RowOf<'clients'>): FoundRecord => ({
  id: client.id,
  label: `${client.firstname} ${client.lastname}`,
  detail: beside(client.dob && formatDay(client.dob), client.city),
  kind: text.client,
  href: clientHref(client.id),
});
const sourceRecord = (source: RowOf<'sources'>): FoundRecord => ({
  id: source.id,
  label: source.referral_name,
  detail: beside(source.type, source.state),
  kind: text.referral_source,
  href: sourceHref(source.id),
});
const contactRecord = (contact: RowOf<'contacts'>): FoundRecord => ({
  id: contact.id,
  label: `${contact.firstname} ${contact.lastname}`,
  detail: beside(contact.organization_name, contact.title),
  kind: text.contact,
  href: contactHref(contact.id),
});
const taskRecord = (task: RowOf<'tasks'>): FoundRecord => ({
  id: task.id,
  label: task.title,
  detail: beside(
    task.org_associated_with,
    task.is_complete ? text.completed : task.due_date && format(text.due, { day: formatDay(task.due_date) }),
  ),
  kind: text.task,
  href: taskHref(task.id),
});
const callRecord = (call: RowOf<'calls'>, timeZone: string): FoundRecord => ({
  id: call.id,
  label: call.caller_name ?? formatPhone(call.caller),
  detail: beside(formatInstant(call.timestamp, timeZone), call.caller_name && formatPhone(call.caller)),
  kind: text.call,
  href: callHref(call.id),
});

interface RecordKind {
  title: string;
  permission: Permission;
  /** A name that was typed is looked for here: where none is found, the nearest ones are shown. */
  named?: true;
  find: (query: string, timeZone: string, signal: AbortSignal) => Promise<FoundRecord[]>;
}

/** What the palette finds, in its order. */
const KINDS: readonly RecordKind[] = [
  {
    title: text.inquiries,
    permission: 'inquiries:list',
    named: true,
    find: async (query, timeZone, signal) =>
      (await trpcClient.inquiries.list.query({ query, limit: FOUND }, { signal })).list.map((inquiry) =>
        inquiryRecord(inquiry, timeZone),
      ),
  },
  {
    title: text.clients,
    permission: 'clients:read',
    named: true,
    find: async (query, _timeZone, signal) =>
      (await trpcClient.clients.list.query({ query, limit: FOUND }, { signal })).list.map(clientRecord),
  },
  {
    title: text.referral_sources,
    permission: 'outreach:read',
    named: true,
    find: async (query, _timeZone, signal) =>
      (await trpcClient.referralSources.list.query({ query, limit: FOUND }, { signal })).list.map(sourceRecord),
  },
  {
    title: text.contacts,
    permission: 'outreach:read',
    named: true,
    find: async (query, _timeZone, signal) =>
      (await trpcClient.contacts.viewAll.query({ query }, { signal })).slice(0, FOUND).map(contactRecord),
  },
  {
    title: text.tasks,
    permission: 'tasks:read',
    named: true,
    find: async (query, _timeZone, signal) =>
      (await trpcClient.tasks.list.query({ query, limit: FOUND }, { signal })).list.map(taskRecord),
  },
  {
    title: text.calls,
    permission: 'calls:read',
    named: true,
    find: async (query, timeZone, signal) =>
      (await trpcClient.calls.list.query({ query, limit: FOUND }, { signal })).list.map((call) =>
        callRecord(call, timeZone),
      ),
  },
  {
    title: text.documents,
    permission: 'documents:read',
    named: true,
    find: async (query, timeZone, signal) =>
      (await trpcClient.documents.search.query({ query, limit: FOUND }, { signal })).map((document) => ({
        id: document.id,
        label: document.file_name,
        detail: beside(document.opportunity_name, formatInstantDay(document.created_at, timeZone)),
        kind: text.document,
        href: inquiryHref(document.opportunity_id),
      })),
  },
  {
    title: text.record_texts,
    permission: 'documents:read',
    find: async (query, _timeZone, signal) =>
      query.length < MIN_TEXT
        ? []
        : (await trpcClient.search.recordTexts.query({ query, limit: FOUND }, { signal })).map((page) => ({
            id: `text:${page.id}`,
            label: format(text.page_of, { file: page.file_name, n: page.page }),
            detail: beside(page.opportunity_name, page.words),
            kind: text.record_text,
            href: pageHref(page.opportunity_id, page.document_id, page.page),
          })),
  },
];

interface Asking {
  allowed: (permission: Permission) => boolean;
  timeZone: string;
  signal: AbortSignal;
}

/**
 * Records of every kind this person may read that a text finds; all kinds are asked in one request. Where no name holds
 * what was typed, the nearest ones follow; where a birth date was, the inquiries of who was born that day.
 */
export async function findRecords(query: string, { allowed, timeZone, signal }: Asking): Promise<FoundGroup[]> {
  const kinds = KINDS.filter(({ permission }) => allowed(permission));
  const found = await Promise.all(kinds.map(({ find }) => find(query, timeZone, signal)));
  const groups = kinds.map(({ title }, index) => ({ title, records: found[index] ?? [] }));
  const born = birthDateIn(query, new Date().getFullYear());
  const isNamed = kinds.some(({ named }, index) => named && (found[index]?.length ?? 0) > 0);
  if (!born && isNamed) return groups;
  const near = await trpcClient.search.near.query({ query, limit: FOUND }, { signal });
  const inquiries = near.inquiries.map((inquiry) => inquiryRecord(inquiry, timeZone));
  if (born)
    return groups.map((group) =>
      group.title === text.inquiries && group.records.length === 0 ? { ...group, records: inquiries } : group,
    );
  const records = [
    ...inquiries,
    ...near.clients.map(clientRecord),
    ...near.sources.map(sourceRecord),
    ...near.contacts.map(contactRecord),
  ];
  return [{ title: text.close_matches, records }, ...groups];
}

/** What this person opened last, the newest first. */
export async function recentRecords(timeZone: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { order, ...of } = await trpcClient.search.recent.query({}, { signal });
  const records = [
    ...of.inquiries.map((inquiry) => inquiryRecord(inquiry, timeZone)),
    ...of.clients.map(clientRecord),
    ...of.sources.map(sourceRecord),
    ...of.contacts.map(contactRecord),
    ...of.tasks.map(taskRecord),
    ...of.calls.map((call) => callRecord(call, timeZone)),
  ];
  return records.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}
