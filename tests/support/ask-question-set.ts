import { answerQuestion } from '#server/features/questions/engine/answer.ts';
import type { CitedAnswer, Passage } from '#server/features/questions/engine/passage.ts';
import { fieldPlaces } from '#server/features/suggestions/engine/field-places.ts';
import { meaningOf } from '#server/features/understanding/meaning/page-meaning.ts';
import type { SetQuestion } from './question-set.ts';
import { clientOf, passagesOf } from './record-passages.ts';

export interface Asked {
  question: SetQuestion;
  given: CitedAnswer;
  /** The first citation is on a page that carries the answer. */
  rightPage: boolean;
  /** The quoted words themselves hold the answer. */
  rightWords: boolean;
}

export interface Measured {
  asked: Asked[];
  answerable: number;
  asserted: number;
  rightPage: number;
  /** Asserted or among the closest passages. */
  shownPage: number;
  rightWords: number;
  unanswerable: number;
  refused: number;
}

/** The day on which the questions are asked. */
const TODAY = '2026-11-01';

/** Asks as the assistant is asked: of a known client, with the reading of fields beside that of words. */
async function ask(question: SetQuestion, passages: readonly Passage[]): Promise<Asked> {
  const about = { client: clientOf(question.record), today: TODAY };
  const given = await answerQuestion({ question: question.question, passages, about }, fieldPlaces);
  const rightPage = question.answer?.pages.includes(given.citations[0]?.page ?? 0) ?? false;
  const says = question.answer?.says;
  const rightWords = given.citations.some(({ quote }) => says?.test(quote.replace(/\s+/g, ' ')));
  return { question, given, rightPage, rightWords };
}

async function pagesOf(record: string, meant: boolean): Promise<Passage[]> {
  const passages = passagesOf(record);
  const meanings = meant ? await meaningOf(passages) : [];
  return passages.map((passage, at) => ({ ...passage, meaning: meanings[at] ?? null }));
}

/**
 * Asks every question of a set of the pages of its record and counts what came of it. The meaning of the pages takes long
 * to make: without it the closest passages are found by their words alone.
 */
export async function askSet(set: readonly SetQuestion[], meant: boolean): Promise<Measured> {
  const records = new Map<string, readonly Passage[]>();
  const asked: Asked[] = [];
  for (const question of set) {
    const passages = records.get(question.record) ?? (await pagesOf(question.record, meant));
    records.set(question.record, passages);
    asked.push(await ask(question, passages));
  }
  const answerable = asked.filter(({ question }) => question.answer);
  const unanswerable = asked.filter(({ question }) => !question.answer);
  return {
    asked,
    answerable: answerable.length,
    asserted: asked.filter(({ given }) => given.found).length,
    rightPage: answerable.filter((each) => each.rightPage).length,
    shownPage: answerable.filter(({ question, given, rightPage }) => {
      const near = given.passages.some(({ page }) => question.answer?.pages.includes(page));
      return rightPage || near;
    }).length,
    rightWords: answerable.filter((each) => each.rightPage && each.rightWords).length,
    unanswerable: unanswerable.length,
    refused: unanswerable.filter(({ given }) => !given.found).length,
  };
}
