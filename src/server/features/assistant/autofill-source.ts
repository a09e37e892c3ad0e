import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { ModelError } from '#server/platform/llm/language-model.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { AutofillInput } from '#shared/features/assistant/assistant.schemas.ts';
import {
  type FilledFields,
  type FilledSource,
  fieldOptions,
  type SimilarSource,
} from '#shared/features/assistant/autofill-source.ts';
import { referralSourcesMessages } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { AppError } from '#shared/platform/errors.ts';
import { keptLists, offeredIn } from '../option-lists/option-lists.access.ts';
import { allowsExternalModel } from '../questions/external-model.ts';
import { SOURCE_LISTS } from '../referral-sources/source-options.ts';
import { clientRedaction } from './client-redaction.ts';
import { sourceFiller } from './source-filler.ts';
import { takeLimits } from './take-limits.ts';

/** Milliseconds a suggestion may take in all. */
const TIME_LIMIT = 20_000;
/** From so much alike on (0 to 1), an existing source lends its fields. */
const ALIKE = 0.5;
const MAX_LENDERS = 3;

export interface AutofillView {
  answer: FilledFields;
  origins: FilledSource['origins'];
}

/** Active sources whose names are nearly this one, the nearest first. */
const similarSources = (db: Db, ctx: Context, name: string) => {
  const alike = sql<number>`similarity(referral_sources.name_key, fold(collapse(${name})))`;
  return db
    .selectFrom('referral_sources')
    .select(['referral_name', 'type', 'payment_type', 'specializations', 'rule_out', 'gender_served'])
    .select(['levels_of_care', 'population_served', 'average_length_of_stay'])
    .where(inOrganization(ctx, 'referral_sources'))
    .where('is_active', '=', true)
    .where(alike, '>=', ALIKE)
    .orderBy(alike, 'desc')
    .orderBy('referral_sources.id')
    .limit(MAX_LENDERS)
    .$castTo<SimilarSource>();
};

/** Suggests the details of a referral source from its name. Nothing is kept: a person accepts what fits (C-37). */
export const autofillSource = verb(
  { name: 'assistant.autofill_source', kind: 'write', permission: 'assistant:use', input: AutofillInput },
  async (ctx, { name }): Promise<AutofillView> => {
    await takeLimits(ctx);
    const [similar, consents, lists] = await read(
      ctx,
      (db) => [
        similarSources(db, ctx, name),
        allowsExternalModel(db, ctx, ctx.services.model),
        keptLists(db, ctx, SOURCE_LISTS),
      ],
      { entity: 'referral_source' },
    );
    const fill = sourceFiller(ctx.services, consents.length > 0);
    // A source may bear a client's family name; only whole names and numbers are taken out of what a person typed here.
    const redact = await clientRedaction(ctx, [name, ...similar.map(({ rule_out }) => rule_out)], [name]);
    try {
      const { fields, origins } = await fill({
        name: redact(name),
        similar: similar.map((each) => ({ ...each, rule_out: redact(each.rule_out) })),
        options: fieldOptions((list) => offeredIn(lists, list)),
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      return { answer: fields, origins };
    } catch (error) {
      if (error instanceof ModelError)
        throw new AppError('service_unavailable', referralSourcesMessages.failed_to_autofill);
      throw error;
    }
  },
);
