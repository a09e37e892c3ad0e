import type { Suggestion } from '../../../shared/features/autofill/extract-suggestions.ts';
import { SUGGESTION_FIELDS } from '../../../shared/features/autofill/suggestion-fields.ts';
import { verifyFilled } from '../../../shared/features/autofill/verify-filled.ts';
import { AppError } from '../../../shared/platform/errors.ts';
import type { Context } from '../../platform/context.ts';
import { ModelError } from '../../platform/llm/llm.ts';
import type { RecordToSuggestFrom } from './keep-suggestions.ts';

/** Milliseconds a record may take in all. */
const TIME_LIMIT = 60_000;

/**
 * What the installation's external model finds in fields that stayed empty, where the organisation agreed to show it
 * pages; each verified against its page. A model that fails, or that has been asked enough, adds nothing.
 */
export async function suggestWithModel(
  ctx: Context,
  { pages, context, external }: RecordToSuggestFrom,
  known: readonly Suggestion[],
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { filler } = ctx.services.models;
  if (!external || !filler || pages.length === 0) return [];
  const found = new Set(known.map(({ field }) => field));
  const fields = SUGGESTION_FIELDS.filter(({ name }) => !found.has(name)).map(({ name, label }) => ({ name, label }));
  try {
    await ctx.services.limits.consume('ask_org', ctx.actor.org_id);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]);
    const filled = await filler.fill({ fields, pages, signal: limit });
    return verifyFilled(filled, pages, context).filter(({ field }) => !found.has(field));
  } catch (error) {
    const spent = error instanceof AppError && error.code === 'too_many_requests';
    if (!spent && !(error instanceof ModelError)) throw error;
    ctx.services.logger.warn('record read without the model', { org_id: ctx.actor.org_id, err: error });
    return [];
  }
}
