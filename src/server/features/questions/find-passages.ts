import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { readText, readWords } from '../documents/read-text.ts';
import { clientDigest } from '../documents/understood-pages.ts';
import type { Passage } from './engine/passage.ts';

/** Pages an answer is looked for in: more would cost time and, with a model, money, and hardly ever hold it. */
const MAX_PASSAGES = 40;
/** Letters of a page that words are likened to, somewhat more than a full page has: each is compared with every word. */
const LONGEST_LIKENED = 8_000;

/**
 * The pages of an inquiry's completed documents, the likeliest first: by full text over the question's words and what
 * means the same, and by likeness for pages read from pictures, where letters go astray.
 */
export const findPassages = (db: Db, ctx: Context, opportunity_id: string, terms: readonly string[]) => {
  const asked = sql`(select coalesce(string_agg(word::text, ' | '), '')::tsquery
    from (select plainto_tsquery('english', term) as word from unnest(${terms}::text[]) term) words where word::text <> '')`;
  const likeness = sql`case when p.method = 'ocr'
    then (select max(word_similarity(term, left(p.text, ${sql.lit(LONGEST_LIKENED)}))) from unnest(${terms}::text[]) term) / 10 else 0 end`;
  return db
    .selectFrom('document_pages as p')
    .innerJoin('documents as d', 'd.id', 'p.document_id')
    .innerJoin('inquiries as i', 'i.id', 'd.opportunity_id')
    .innerJoin('clients as c', 'c.id', 'i.patient_id')
    .select(['p.document_id', 'd.file_name', 'p.page', 'p.meaning'])
    .select(sql<boolean | null>`case when d.understood_for = ${clientDigest('c')} then p.of_other end`.as('of_other'))
    .select([readText('p.text'), readWords('p.words', 'p.text')])
    .select(sql<number>`ts_rank_cd(p.tsv, ${asked}, 1) + ${likeness}`.as('rank'))
    .where(inOrganization(ctx, 'p'))
    .where(inOrganization(ctx, 'i'))
    .where(inOrganization(ctx, 'c'))
    .where('p.opportunity_id', '=', opportunity_id)
    .where('d.status', '=', 'Completed')
    .where('d.deleted_at', 'is', null)
    .orderBy('rank', 'desc')
    .orderBy('p.document_id')
    .orderBy('p.page')
    .limit(MAX_PASSAGES)
    .$castTo<Passage>();
};
