import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { DEFAULT_QUESTIONS, questionsIn, ruleOutIn } from '#shared/features/screening/screening.rules.ts';
import { ScreeningListInput } from '#shared/features/screening/screening.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import { type ScreeningRow, selectAnswer } from './screening.view.ts';

const MAX_SHOWN = 500;

/** What the organization has saved as its questions; no row where it has saved none. */
export const savedQuestions = (db: Db, ctx: Context) =>
  db
    .selectFrom('configurations')
    .select('config')
    .where(inOrganization(ctx, 'configurations'))
    .where('type', '=', 'ADMISSION_RULEOUT_QUESTIONS')
    .where('user_id', 'is', null);

/** The questions asked: the organization's own, or the default ones where it has saved none. */
export const questionsOf = (saved: readonly { config: unknown }[]): readonly string[] =>
  questionsIn(saved[0]?.config) ?? DEFAULT_QUESTIONS;

export const answersOf = (db: Db, ctx: Context, opportunity_id: string) =>
  selectAnswer(db)
    .where(inOrganization(ctx, 'screening_answers'))
    .where('screening_answers.opportunity_id', '=', opportunity_id)
    .limit(MAX_SHOWN);

/** The screening questions with an inquiry's answers; what was answered stays shown when its question is asked no more. */
export const listScreening = verb(
  { name: 'screening.list', kind: 'read', permission: 'inquiries:read', input: ScreeningListInput },
  async (ctx, { opportunity_id }): Promise<ScreeningRow[]> => {
    const [inquiries, saved, answers] = await read(
      ctx,
      (db) => [inquiryOf(db, ctx, opportunity_id), savedQuestions(db, ctx), answersOf(db, ctx, opportunity_id)],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(inquiries[0], 'not_found', inquiriesMessages.inquiry_not_found);
    const given = new Map(answers.map((answer) => [answer.question, answer]));
    const asked = new Set(questionsOf(saved));
    const questions = new Set([...asked, ...given.keys()]);
    return [...questions].map((question) => ({
      question,
      asked: asked.has(question),
      rules_out: ruleOutIn(saved[0]?.config, question),
      answer: given.get(question) ?? null,
    }));
  },
);
