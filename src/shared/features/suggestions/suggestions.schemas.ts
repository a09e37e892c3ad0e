import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';

const MAX_AT_ONCE = 200;
/** Several records may each suggest a value for every field. */
const MAX_REJECTED = 2_000;

export const SuggestionListInput = z.strictObject({ opportunity_id: Id });
export const SuggestionProgressInput = z.strictObject({ document_id: Id });

/**
 * What to accept: each with the value it replaces, as the person saw it. Empty fields may be filled many at once; a
 * field that holds a value only by itself.
 */
export const SuggestionAcceptInput = z.strictObject({
  opportunity_id: Id,
  accept: z
    .array(
      z.strictObject({
        suggestion_id: Id,
        replaces: z.string().max(10_000).nullable().optional().default(null),
      }),
    )
    .min(1)
    .max(MAX_AT_ONCE),
});

export const SuggestionRejectInput = z.strictObject({
  opportunity_id: Id,
  suggestion_ids: z.array(Id).min(1).max(MAX_REJECTED),
});

/** Of the fields of an inquiry, or of a client, which hold what a record said. */
export const OriginsOfInquiryInput = z.strictObject({ opportunity_id: Id });
export const OriginsOfClientInput = z.strictObject({ patient_id: Id });

/** What was decided in one go, to take it back. */
export const SuggestionUndoInput = z.strictObject({
  opportunity_id: Id,
  suggestion_ids: z.array(Id).min(1).max(MAX_REJECTED),
});
