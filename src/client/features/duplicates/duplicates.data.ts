import type { inferRouterOutputs } from '@trpc/server';
import { clientHref, contactHref, sourceHref } from '#client/platform/links.ts';
import type { AppRouter } from '#server/app-router.ts';
import { CLIENT_TABS } from '#shared/features/client-details/client-fields.ts';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { contactsMessages } from '#shared/features/contacts/contacts.messages.ts';
import { duplicatesMessages as text } from '#shared/features/duplicates/duplicates.messages.ts';
import type { DuplicateKind } from '#shared/features/duplicates/duplicates.schemas.ts';
import { referralSourcesMessages } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { formatDay, isCalendarDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';

type Outputs = inferRouterOutputs<AppRouter>['duplicates'];
export type Pair = Outputs['list'][number];
export type Card = Pair['one'];
export type Compared = Outputs['compare']['one'];
export type Merge = Outputs['merges'][number];

const HREFS = { client: clientHref, source: sourceHref, contact: contactHref } as const;
export const hrefOf = (kind: DuplicateKind, id: string): string => HREFS[kind](id);

const OF_CLIENT = new Map(
  CLIENT_TABS.flatMap(({ sections }) =>
    sections.flatMap(({ title, fields }) =>
      fields.map(
        ({ name, label }) => [name, /_contact_|^subscriber_/.test(name) ? `${title}: ${label}` : label] as const,
      ),
    ),
  ),
);

/** What a field is called on its record's page. */
export function fieldLabel(kind: DuplicateKind, field: string): string {
  if (kind === 'client') return OF_CLIENT.get(field) ?? field;
  const named: Readonly<Record<string, string>> = kind === 'source' ? referralSourcesMessages : contactsMessages;
  return named[field] ?? field;
}

/** A value as its record's page shows it. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return text.empty;
  if (Array.isArray(value)) return value.length === 0 ? text.empty : value.join(', ');
  const said = String(value);
  if (isCalendarDay(said)) return formatDay(said);
  return /^\+\d{8,}/.test(said) ? formatPhone(said) : said;
}

export const isEmptyValue = (value: unknown): boolean => shownValue(value) === text.empty;

const TIES = {
  inquiries: [text.tie_inquiries_one, text.tie_inquiries],
  contacts: [text.tie_contacts_one, text.tie_contacts],
  referrals: [text.tie_referrals_one, text.tie_referrals],
  activities: [text.tie_activities_one, text.tie_activities],
  tasks: [text.tie_tasks_one, text.tie_tasks],
  mailings: [text.tie_mailings_one, text.tie_mailings],
} as const;

/** '2 inquiries, 1 task': what is tied to a record. */
export const tiesText = (ties: Compared['ties']): string =>
  ties
    .flatMap(({ what, n }) => (what === 'other' ? [] : [n === 1 ? TIES[what][0] : format(TIES[what][1], { n })]))
    .join(', ');
