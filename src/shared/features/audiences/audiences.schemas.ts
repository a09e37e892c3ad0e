import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { audiencesMessages as text } from './audiences.messages.ts';
import { CAMPAIGN_EVENTS, DAY_FIELDS, EVERYONE, LIST_FIELDS, MAX_RULE_DAYS, MAX_RULES } from './audiences.rules.ts';

const ListRule = z.strictObject({
  field: z.enum(LIST_FIELDS),
  is: z.enum(['any_of', 'none_of']),
  values: z.array(z.string().min(1).max(200)).min(1, text.value_required).max(100),
});
const DayRule = z.strictObject({
  field: z.enum(DAY_FIELDS),
  is: z.enum(['within', 'not_within']),
  days: z.int().min(1).max(MAX_RULE_DAYS),
});
const CampaignRule = z.strictObject({
  field: z.literal('campaign'),
  is: z.enum(['did', 'did_not']),
  event: z.enum(CAMPAIGN_EVENTS),
  /** Null means any. */
  campaign_id: Id.nullable(),
});

/** One thing that is asked of a contact. */
export const AudienceRule = z.discriminatedUnion('field', [ListRule, DayRule, CampaignRule]);
export type AudienceRule = z.output<typeof AudienceRule>;

const rules = {
  joined: z.enum(['all', 'any']),
  rules: z.array(AudienceRule).min(1, text.rule_required).max(MAX_RULES),
  /** Whoever matches any of these is left out. */
  excluded: z.array(AudienceRule).max(MAX_RULES),
};

export const AudienceRules = z.strictObject(rules);
export type AudienceRules = z.output<typeof AudienceRules>;

const named = {
  name: z.string().trim().min(1, text.name_required).max(100),
  description: z.string().trim().min(1, text.description_required).max(500),
};

export const AudienceCreateInput = z.strictObject({ ...named, ...rules });
/** What an edit changes; what is left out stays as it is. */
export const AudienceEdit = z.strictObject({ ...named, ...rules }).partial();
export const AudienceUpdateInput = AudienceEdit.extend({ audience_id: Id, version: z.int().min(1).optional() });
export const AudienceOfInput = z.strictObject({ audience_id: Id });
export const AudienceArchiveInput = z.strictObject({ audience_id: Id, archived: z.boolean() });
export const AudienceListInput = z.strictObject({ archived: z.boolean().default(false) });

/** 'all', or one that the organization has made. */
export const AudienceName = z.union([z.literal(EVERYONE), Id]);

/** People of an audience that are shown; its counts are of all. */
export const MAX_SHOWN = 1_000;

export const AudiencePeopleInput = z.strictObject({
  audience: AudienceName.default(EVERYONE),
  limit: z.int().min(0).max(MAX_SHOWN).default(MAX_SHOWN),
});
