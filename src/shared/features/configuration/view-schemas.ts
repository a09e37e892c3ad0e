import { z } from 'zod';
import { CalendarDate } from '#shared/platform/date-schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { nameText } from '#shared/platform/name-text.ts';
import { ROLES } from '#shared/platform/permissions.ts';
import { CLIENT_COLUMNS, REQUIRED_CLIENT_COLUMN } from '../clients/clients.columns.ts';
import { CLIENT_SORTS } from '../clients/clients.schemas.ts';
import { CONTACT_COLUMNS, REQUIRED_CONTACT_COLUMN } from '../contacts/contacts.columns.ts';
import { CONTACT_SORTS } from '../contacts/contacts.rules.ts';
import { INQUIRY_COLUMNS, REQUIRED_INQUIRY_COLUMN } from '../inquiries/inquiries.columns.ts';
import { AMOUNTS_FROM, INQUIRY_STATUSES, MISSING_FIELDS, QUIET_DAYS } from '../inquiries/inquiries.rules.ts';
import { INQUIRY_SORTS } from '../inquiries/inquiries.schemas.ts';
import { REQUIRED_SOURCE_COLUMN, SOURCE_COLUMNS } from '../referral-sources/referral-sources.columns.ts';
import { SOURCE_SORTS, SOURCE_STATUSES } from '../referral-sources/referral-sources.rules.ts';
import { OVERDUE_DAYS } from '../referral-sources/source-rhythm.ts';
import { configurationMessages as text } from './configuration.messages.ts';
import { DEFAULT_VIEW, isNameTaken, isSharedWith, MAX_COLUMNS, MIN_COLUMNS } from './list-views.ts';

const VIEW_NAME_MAX_LENGTH = 80;
const MAX_VIEWS = 50;

const search = z.string().trim().max(200).default('');
const list = z.array(z.string().max(200)).max(50);
/** A filter that asks for nothing may come as an empty text too, as a search does. */
const orEmpty = <Of extends z.ZodType>(filter: Of) =>
  z.preprocess((value) => (value === '' ? [] : value), filter).prefault('');
const several = orEmpty(list);
const one = z.string().max(200).default('');

const dayOrNone = z.union([z.literal(''), CalendarDate]).optional();

interface ListKind {
  columns: readonly [string, ...string[]];
  /** The column that can't be taken away. */
  required: string;
  sorts: readonly [string, ...string[]];
  filters: Record<string, z.ZodType>;
}

/** Every list whose views are kept: one entry a list. */
const LISTS = {
  OPPORTUNITY_VIEWS: {
    columns: INQUIRY_COLUMNS,
    required: REQUIRED_INQUIRY_COLUMN,
    sorts: INQUIRY_SORTS,
    filters: {
      search,
      status: orEmpty(z.array(z.enum(INQUIRY_STATUSES)).max(INQUIRY_STATUSES.length)),
      staff: several,
      quiet_days: z.enum(['', ...QUIET_DAYS]).optional(),
      missing: z.array(z.enum(MISSING_FIELDS)).max(MISSING_FIELDS.length).optional(),
      created_from: dayOrNone,
      created_to: dayOrNone,
      amount_from: z.enum(['', ...AMOUNTS_FROM]).optional(),
      facility_filter: list.optional(),
      condition_filter: list.optional(),
    },
  },
  CLIENTS_VIEWS: {
    columns: CLIENT_COLUMNS,
    required: REQUIRED_CLIENT_COLUMN,
    sorts: CLIENT_SORTS,
    filters: { search },
  },
  ORG_VIEWS: {
    columns: SOURCE_COLUMNS,
    required: REQUIRED_SOURCE_COLUMN,
    sorts: SOURCE_SORTS,
    filters: {
      search,
      payment_type: one,
      type: one,
      status: orEmpty(z.array(z.enum(SOURCE_STATUSES)).max(SOURCE_STATUSES.length)),
      state: one,
      staff: several,
      archived: one,
      overdue: z.enum(['', ...OVERDUE_DAYS]).optional(),
      heard_from: dayOrNone,
      heard_to: dayOrNone,
      created_from: dayOrNone,
      created_to: dayOrNone,
    },
  },
  CONTACTS_VIEWS: {
    columns: CONTACT_COLUMNS,
    required: REQUIRED_CONTACT_COLUMN,
    sorts: CONTACT_SORTS,
    filters: {
      search,
      title: several,
      source: one,
      state: one,
      archived: one,
    },
  },
} as const satisfies Record<string, ListKind>;

export type ViewsType = keyof typeof LISTS;

/** A view is saved under a name of its own. */
export const NewViewForm = z.strictObject({
  view_name: nameText().min(1, text.view_name_required).max(VIEW_NAME_MAX_LENGTH),
});

const roles = z.array(z.enum(ROLES)).max(ROLES.length).default([]);

/** Who has a shared view, and whose default it is. */
export const ShareForm = NewViewForm.extend({ roles, default_for: roles }).refine(
  (sharing) => sharing.default_for.every((role) => isSharedWith(sharing, role)),
  { path: ['default_for'], message: text.default_unseen },
);
export type Sharing = z.output<typeof ShareForm>;

const viewSchema = ({ columns, required, sorts, filters }: ListKind) =>
  z.strictObject({
    ...NewViewForm.shape,
    columns: z
      .array(z.enum(columns))
      .min(MIN_COLUMNS, text.columns_min)
      .max(MAX_COLUMNS, text.columns_max)
      .refine((chosen) => new Set(chosen).size === chosen.length, text.columns_twice)
      .refine((chosen) => chosen.includes(required), format(text.column_missing, { column: required })),
    sort: z.enum(sorts),
    order: z.enum(['asc', 'desc']),
    filters: z.strictObject(filters).prefault({}),
  });

/** A list's views, all of them: what is left out is gone. `version` is the one they were read with. */
export const viewsSchema = (type: ViewsType) =>
  z
    .strictObject({ version: z.int().min(0).optional(), views: z.array(viewSchema(LISTS[type])).max(MAX_VIEWS) })
    .superRefine(({ views }, ctx) => {
      for (const [at, { view_name }] of views.entries()) {
        const before = views.slice(0, at).map((view) => view.view_name);
        if (view_name === DEFAULT_VIEW ? before.includes(view_name) : isNameTaken(view_name, before))
          ctx.addIssue({ code: 'custom', path: ['views', at, 'view_name'], message: text.view_name_taken });
      }
    });

/** A list's shared views, all of them: what is left out is gone for everybody. */
export const sharedViewsSchema = (type: ViewsType) =>
  z
    .strictObject({
      version: z.int().min(0).optional(),
      views: z.array(viewSchema(LISTS[type]).extend(ShareForm.shape)).max(MAX_VIEWS),
    })
    .superRefine(({ views }, ctx) => {
      for (const [at, view] of views.entries()) {
        const refuse = (field: string, message: string) =>
          ctx.addIssue({ code: 'custom', path: ['views', at, field], message });
        const before = views.slice(0, at);
        const names = before.map(({ view_name }) => view_name);
        if (isNameTaken(view.view_name, names)) refuse('view_name', text.view_name_taken);
        if (view.default_for.some((role) => !isSharedWith(view, role))) refuse('default_for', text.default_unseen);
        if (view.default_for.some((role) => before.some(({ default_for }) => default_for.includes(role))))
          refuse('default_for', text.default_twice);
      }
    });
