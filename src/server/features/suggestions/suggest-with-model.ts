import { OverLimit, TaskInterrupted } from '#server/platform/child/task-errors.ts';
import type { Context } from '#server/platform/context.ts';
import { ModelError } from '#server/platform/llm/language-model.ts';
import { type OwnField, ownName } from '#shared/features/suggestions/own-fields.ts';
import { isInFixedSection, SUGGESTION_FIELDS } from '#shared/features/suggestions/suggestion-fields.ts';
import { AppError } from '#shared/platform/errors.ts';
import type { Suggestion } from './engine/suggestion.ts';
import { type AskedField, buildFillPrompt, FILLED_FIELDS, readFillOutput } from './fill-prompt.ts';
import type { RecordToSuggestFrom } from './keep-suggestions.ts';

/** Milliseconds a record may take in all. */
const TIME_LIMIT = 60_000;

/** A field of the organization's own as the prompt lists it: by a name that none of the product's has. */
const askedOf = ({ machine_name, label, description, type, options }: OwnField): AskedField => ({
  name: ownName(machine_name),
  label,
  ...(description && { description }),
  holds: type,
  ...(options.length > 0 && { options }),
});

/**
 * What the installation's external model finds in fields that stayed empty, where the organization agreed to show it
 * the client's own pages; each verified against its page. A model that fails, or that has been asked enough, adds nothing.
 */
export async function suggestWithModel(
  ctx: Context,
  { pages: record, context, external, own }: RecordToSuggestFrom,
  known: readonly Suggestion[],
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { model } = ctx.services;
  if (!external || !model || record.length === 0) return [];
  const found = new Set(known.map(({ field }) => field));
  const fields = [
    ...SUGGESTION_FIELDS.filter(({ name }) => !found.has(name) && !(own && isInFixedSection(name))).map(
      ({ name, label }) => ({ name, label }),
    ),
    ...(own ?? []).filter(({ id }) => !found.has(id)).map(askedOf),
  ];
  const late = AbortSignal.timeout(TIME_LIMIT);
  try {
    await ctx.services.limits.consume('ask_org', ctx.actor.org_id);
    const limit = AbortSignal.any([signal, late]);
    const reader = ctx.services.reader.of(ctx.actor.org_id);
    const indexes = await reader.ask('own_pages', { pages: record, about: context }, limit);
    const pages = indexes.flatMap((at) => record[at] ?? []);
    if (pages.length === 0) return [];
    const { sources, ...prompt } = await buildFillPrompt(reader, { fields, pages }, limit);
    const read = (output: unknown) => readFillOutput(output, sources);
    const filled = await model.ask({ structure: FILLED_FIELDS, prompt, read, signal: limit });
    const held = await reader.ask('verify_filled', { filled, pages, context, own }, limit);
    return held.filter(({ field }) => !found.has(field));
  } catch (error) {
    if (signal.aborted) throw error;
    const spent = error instanceof AppError && error.code === 'too_many_requests';
    // Its time may end while the reader works, which then says no more than that its caller has left.
    const cut = late.aborted && error instanceof TaskInterrupted;
    if (!spent && !cut && !(error instanceof ModelError) && !(error instanceof OverLimit)) throw error;
    ctx.services.logger.warn('record read without the model', { org_id: ctx.actor.org_id, err: error });
    return [];
  }
}
