import { sql } from 'kysely';
import { AutofillInput } from '../../../shared/features/assistant/assistant.schemas.ts';
import type { FilledFields, FilledSource, SimilarSource } from '../../../shared/features/assistant/autofill-source.ts';
import { referralSourcesMessages } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import { AppError } from '../../../shared/platform/errors.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { ModelError } from '../../platform/llm/llm.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { allowsExternalModel } from '../questions/external-model.ts';
import { ofOrganisation } from '../referral-sources/referral-sources.access.ts';
import { clientRedaction } from './client-redaction.ts';
import { takeLimits } from './take-limits.ts';

/** Milliseconds a suggestion may take in all. */
const TIME_LIMIT = 20_000;
/** From so much alike on (0 to 1), an existing source lends its fields. */
const ALIKE = 0.5;
const MOST_LENDERS = 3;

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
    .where(ofOrganisation(ctx))
    .where('is_active', '=', true)
    .where(alike, '>=', ALIKE)
    .orderBy(alike, 'desc')
    .orderBy('referral_sources.id')
    .limit(MOST_LENDERS)
    .$castTo<SimilarSource>();
};

/** Suggests the details of a referral source from its name. Nothing is kept: a person accepts what fits (C-37). */
export const autofillSource = verb(
  { name: 'assistant.autofill_source', kind: 'write', permission: 'assistant:use', input: AutofillInput },
  async (ctx, { name }): Promise<AutofillView> => {
    await takeLimits(ctx);
    const { offline, external } = ctx.services.sourceFillers;
    const [similar, consents] = await read(
      ctx,
      (db) => [similarSources(db, ctx, name), allowsExternalModel(db, ctx, external)],
      { entity: 'referral_source' },
    );
    const filler = consents.length > 0 && external ? external : offline;
    // A source may bear a client's family name; only whole names and numbers are taken out of what a person typed here.
    const redact = await clientRedaction(ctx, [name, ...similar.map(({ rule_out }) => rule_out)], [name]);
    try {
      const { fields, origins } = await filler.fill({
        name: redact(name),
        similar: similar.map((each) => ({ ...each, rule_out: redact(each.rule_out) })),
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
