import type { PaletteItem } from '#client/components/command-palette.tsx';
import { callHref, clientHref, contactHref, inquiryHref, sourceHref, taskHref } from '#client/platform/links.ts';
import { trpcClient } from '#client/platform/trpc.ts';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { navigationMessages as text } from '#shared/features/navigation/navigation.messages.ts';
import { formatDay, formatInstant, formatInstantDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Permission } from '#shared/platform/permissions.ts';

/** Rows of one kind that the palette shows. */
const FOUND = 5;

export interface FoundRecord extends Omit<PaletteItem, 'onChoose'> {
  href: string;
}

interface RecordKind {
  title: string;
  permission: Permission;
  find: (query: string, timeZone: string, signal: AbortSignal) => Promise<FoundRecord[]>;
}

const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ') || undefined;

/** What the palette finds, in its order; each kind's second line tells two of one name apart. */
const KINDS: readonly RecordKind[] = [
  {
    title: text.inquiries,
    permission: 'inquiries:list',
    find: async (query, timeZone, signal) =>
      (await trpcClient.inquiries.list.query({ query, limit: FOUND }, { signal })).list.map((inquiry) => ({
        id: inquiry.id,
        label: inquiry.opportunity_name,
        detail: joined(INQUIRY_STATUS_LABELS[inquiry.status], formatInstantDay(inquiry.created_at, timeZone)),
        kind: text.inquiry,
        href: inquiryHref(inquiry.id),
      })),
  },
  {
    title: text.clients,
    permission: 'clients:read',
    find: async (query, _timeZone, signal) =>
      (await trpcClient.clients.list.query({ query, limit: FOUND }, { signal })).list.map((client) => ({
        id: client.id,
        label: `${client.firstname} ${client.lastname}`,
        detail: joined(client.dob && formatDay(client.dob), client.city),
        kind: text.client,
        href: clientHref(client.id),
      })),
  },
  {
    title: text.referral_sources,
    permission: 'outreach:read',
    find: async (query, _timeZone, signal) =>
      (await trpcClient.referralSources.list.query({ query, limit: FOUND }, { signal })).list.map((source) => ({
        id: source.id,
        label: source.referral_name,
        detail: joined(source.type, source.state),
        kind: text.referral_source,
        href: sourceHref(source.id),
      })),
  },
  {
    title: text.contacts,
    permission: 'outreach:read',
    find: async (query, _timeZone, signal) =>
      (await trpcClient.contacts.viewAll.query({ query }, { signal })).slice(0, FOUND).map((contact) => ({
        id: contact.id,
        label: `${contact.firstname} ${contact.lastname}`,
        detail: joined(contact.organization_name, contact.title),
        kind: text.contact,
        href: contactHref(contact.id),
      })),
  },
  {
    title: text.tasks,
    permission: 'tasks:read',
    find: async (query, _timeZone, signal) =>
      (await trpcClient.tasks.list.query({ query, limit: FOUND }, { signal })).list.map((task) => ({
        id: task.id,
        label: task.title,
        detail: joined(
          task.org_associated_with,
          task.is_complete ? text.completed : task.due_date && format(text.due, { day: formatDay(task.due_date) }),
        ),
        kind: text.task,
        href: taskHref(task.id),
      })),
  },
  {
    title: text.calls,
    permission: 'calls:read',
    find: async (query, timeZone, signal) =>
      (await trpcClient.calls.list.query({ query, limit: FOUND }, { signal })).list.map((call) => ({
        id: call.id,
        label: call.caller_name ?? formatPhone(call.caller),
        detail: joined(formatInstant(call.timestamp, timeZone), call.sid),
        kind: text.call,
        href: callHref(call.id),
      })),
  },
  {
    title: text.documents,
    permission: 'documents:read',
    find: async (query, timeZone, signal) =>
      (await trpcClient.documents.search.query({ query, limit: FOUND }, { signal })).map((document) => ({
        id: document.id,
        label: document.file_name,
        detail: joined(document.opportunity_name, formatInstantDay(document.created_at, timeZone)),
        kind: text.document,
        href: inquiryHref(document.opportunity_id),
      })),
  },
];

/** Records of every kind this person may read that a text finds; all kinds are asked in one request. */
export async function findRecords(
  query: string,
  {
    allowed,
    timeZone,
    signal,
  }: { allowed: (permission: Permission) => boolean; timeZone: string; signal: AbortSignal },
): Promise<{ title: string; records: FoundRecord[] }[]> {
  const kinds = KINDS.filter(({ permission }) => allowed(permission));
  const found = await Promise.all(kinds.map(({ find }) => find(query, timeZone, signal)));
  return kinds.map(({ title }, index) => ({ title, records: found[index] ?? [] }));
}
