import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { OPTIONAL_CLIENT_FIELD_NAMES } from '../client-details/client-fields.ts';
import { duplicatesMessages as text } from './duplicates.messages.ts';

/** What is merged. */
export const DUPLICATE_KINDS = ['client', 'source', 'contact'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/** Days in which a merge can be undone. */
export const UNDO_DAYS = 30;

/** What is chosen field by field, in the order of a record's page. */
export const MERGED_FIELDS = {
  client: ['firstname', 'lastname', ...OPTIONAL_CLIENT_FIELD_NAMES],
  source: [
    'referral_name',
    'type',
    'owner',
    'address',
    'state',
    'zipcode',
    'website_url',
    'linkedin_url',
    'payment_type',
    'specializations',
    'levels_of_care',
    'population_served',
    'gender_served',
    'average_length_of_stay',
    'rhythm_days',
    'rule_out',
  ],
  contact: [
    'prefix',
    'firstname',
    'lastname',
    'title',
    'credential',
    'dob',
    'email',
    'phone_number',
    'linkedin_url',
    'address',
    'city',
    'state',
    'zipcode',
    'additional_info',
    'special_notes',
  ],
} as const satisfies Record<DuplicateKind, readonly string[]>;

const kind = z.enum(DUPLICATE_KINDS);
const pair = { kind, one_id: Id, other_id: Id };
const isPair = ({ one_id, other_id }: { one_id: string; other_id: string }) => one_id !== other_id;
const twoRecords = { error: text.same_record, path: ['other_id'] };

export const DuplicatesInput = z.strictObject({ kind });
/** Two records, side by side or said not to be the same. */
export const PairInput = z.strictObject(pair).refine(isPair, twoRecords);
export const MergeInput = z
  .strictObject({
    kind,
    kept_id: Id,
    merged_id: Id,
    /** Fields that the kept record takes from the other one. */
    take: z.array(z.string().max(60)).max(80),
    kept_version: z.int().min(1),
    merged_version: z.int().min(1),
  })
  .refine(({ kept_id, merged_id }) => kept_id !== merged_id, { error: text.same_record, path: ['merged_id'] })
  .refine(({ kind: of, take }) => take.every((field) => (MERGED_FIELDS[of] as readonly string[]).includes(field)), {
    error: 'Unknown field',
    path: ['take'],
  });
export const UndoMergeInput = z.strictObject({ merge_id: Id });
