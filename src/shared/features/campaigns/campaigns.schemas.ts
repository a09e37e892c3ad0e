import { z } from 'zod';
import { AudienceName } from '#shared/features/audiences/audiences.schemas.ts';
import { MAX_STORED } from '#shared/features/email-templates/stored-limits.ts';
import { Instant } from '#shared/platform/date-schemas.ts';
import { Id } from '#shared/platform/ids.ts';
import { type Orders, sortsOf } from '#shared/platform/list-order.ts';
import { breaksHeader, mailAddress } from '#shared/platform/mail-address.ts';
import { listInput } from '#shared/platform/pagination.ts';
import { readOnly } from '#shared/platform/read-only.ts';
import { campaignsMessages as text } from './campaigns.messages.ts';
import { EVENT_TYPES, MAX_TEST_RECIPIENTS } from './campaigns.rules.ts';

export const CAMPAIGN_ORDERS = { created_at: 'desc' } as const satisfies Orders;

export const CampaignListInput = listInput({
  query: z.string().trim().max(200).optional(),
  sort: z.enum(sortsOf(CAMPAIGN_ORDERS)).default('created_at'),
});
export type CampaignListQuery = z.output<typeof CampaignListInput>;

export const CampaignOfInput = z.strictObject({ campaign_id: Id });

/** What one contact got of campaigns. */
export const CampaignsOfContactInput = z.strictObject({ contact_id: Id });

/** The documented path: all campaigns, one of them, or the people that one would reach. */
export const CampaignFindInput = z.strictObject({ campaign_id: Id.optional(), audience: z.stringbool().optional() });

const MAX_SUBJECT = 200;

/** A text that will stand in a header of a mail. */
const headerLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !breaksHeader(value), text.not_in_a_header);
const headerText = (required: string, max: number) => headerLine(max).min(1, required);

const name = z.string().trim().min(1, text.name_required).max(200);
const subject = headerText(text.subject_required, MAX_SUBJECT);
const description = z.string().trim().min(1, text.description_required).max(2_000);

export const CampaignCreateInput = z.strictObject({ name, subject, description });

/** What a campaign answers and a save does not change. */
export const CAMPAIGN_READ_ONLY = [
  ...(['id', 'status', 'fault', 'created_by', 'created_at', 'scheduled_at', 'sent_at'] as const),
  ...(['has_html', 'progress', 'analytics'] as const),
] as const;

/** A field left out stays as it is; `restore_template` null begins from nothing. The HTML is the server's to make. */
export const CampaignSaveInput = z.strictObject({
  campaign_id: Id,
  version: z.int().min(1).optional(),
  updated_at: Instant.optional(),
  name: name.optional(),
  subject: subject.optional(),
  description: description.optional(),
  audience: AudienceName.nullable().optional(),
  org_name: z
    .string()
    .trim()
    .max(100)
    .refine((value) => !breaksHeader(value), text.not_in_a_header)
    .nullable()
    .optional(),
  reply_to: z.string().trim().max(254).nullable().optional(),
  restore_template: z.string().max(MAX_STORED).nullable().optional(),
  /** Taken for the sake of documented callers, and never read (C-84). */
  from_email: z.string().max(254).nullable().optional(),
  html_content: z.string().max(1_000_000).nullable().optional(),
  ...readOnly(CAMPAIGN_READ_ONLY),
});

/** Documented callers give it: it has to be an address, and is not used, because the server's own is (C-84). */
const fromEmail = (required: string) =>
  z.string().trim().min(1, required).pipe(mailAddress(text.from_email_wrong)).optional();

const sender = {
  campaign_id: Id,
  org_name: headerText(text.fill_required, 100),
  from_email: fromEmail(text.fill_required),
  reply_to: z.string().trim().min(1, text.fill_required).pipe(mailAddress(text.reply_to_wrong)),
  /** Not asked for here: where it is empty, the campaign keeps the one it has. */
  subject: headerLine(MAX_SUBJECT).optional(),
};

export const CampaignSendInput = z.strictObject({
  ...sender,
  /** What was looked at: a draft that somebody has changed since is not sent. */
  version: z.int().min(1).optional(),
  /** When to send, in seconds since the epoch; at once without it. */
  scheduled_at: Instant.optional(),
});

export const CampaignTestInput = z.strictObject({
  ...sender,
  org_name: headerText(text.from_name_required, 100),
  from_email: fromEmail(text.from_email_required),
  reply_to: z.string().trim().min(1, text.reply_to_required).pipe(mailAddress(text.reply_to_wrong)),
  subject: headerText(text.test_subject_required, MAX_SUBJECT),
  test_email_ids: z
    .array(mailAddress(text.email_wrong))
    .min(1, text.one_recipient)
    .max(MAX_TEST_RECIPIENTS, text.too_many_recipients)
    .refine((all) => new Set(all.map((each) => each.toLowerCase())).size === all.length, text.value_exists),
});

export const CampaignSteerInput = z.strictObject({
  campaign_id: Id,
  to: z.enum(['pause', 'resume', 'cancel', 'retry']),
});
export type Steering = z.output<typeof CampaignSteerInput>['to'];

/** Counts of a campaign, or with a type the people behind one of them. */
export const CampaignAnalyticsInput = z.strictObject({ campaign_id: Id, event_type: z.enum(EVENT_TYPES).optional() });

export const CampaignExportInput = z.strictObject({ campaign_id: Id, event_type: z.enum(EVENT_TYPES) });
