import { sql } from 'kysely';
import type { Passage } from '../../../shared/features/questions/questions.rules.ts';
import { retrievalTerms } from '../../../shared/features/questions/retrieval-terms.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';

/** Pages an answer is looked for in: more would cost time and, with a model, money, and hardly ever hold it. */
const MOST_PASSAGES = 40;

/**
 * The pages of an inquiry's completed documents, the likeliest first: by full text over the question's words and what
 * means the same, and by likeness for pages read from pictures, where letters go astray.
 */
export const findPassages = (db: Db, ctx: Context, opportunity_id: string, question: string) => {
  const terms = retrievalTerms(question);
  const asked = sql`(select coalesce(string_agg(word::text, ' | '), '')::tsquery
    from (select plainto_tsquery('english', term) as word from unnest(${terms}::text[]) term) words where word::text <> '')`;
  const likeness = sql`case when p.method = 'ocr'
    then (select max(word_similarity(term, p.text)) from unnest(${terms}::text[]) term) / 10 else 0 end`;
  return db
    .selectFrom('document_pages as p')
    .innerJoin('documents as d', 'd.id', 'p.document_id')
    .select(['p.document_id', 'd.file_name', 'p.page', 'p.text'])
    .select(sql<number>`ts_rank_cd(p.tsv, ${asked}, 1) + ${likeness}`.as('rank'))
    .where('p.org_id', '=', ctx.actor.org_id)
    .where('p.opportunity_id', '=', opportunity_id)
    .where('d.status', '=', 'Completed')
    .where('d.deleted_at', 'is', null)
    .orderBy('rank', 'desc')
    .orderBy('p.document_id')
    .orderBy('p.page')
    .limit(MOST_PASSAGES)
    .$castTo<Passage>();
};
