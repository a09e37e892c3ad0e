import { answerFromPassages } from '#server/features/questions/engine/answer-from-passages.ts';
import type { CitedAnswer } from '#server/features/questions/engine/passage.ts';
import type { SetQuestion } from './question-set.ts';
import { passagesOf } from './record-passages.ts';

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
  rightPage: number;
  /** Asserted or among the closest passages. */
  shownPage: number;
  rightWords: number;
  unanswerable: number;
  refused: number;
}

function ask(question: SetQuestion): Asked {
  const given = answerFromPassages(question.question, passagesOf(question.record));
  const rightPage = question.answer?.pages.includes(given.citations[0]?.page ?? 0) ?? false;
  const says = question.answer?.says;
  const rightWords = given.citations.some(({ quote }) => says?.test(quote.replace(/\s+/g, ' ')));
  return { question, given, rightPage, rightWords };
}

/** Asks every question of a set of the pages of its record and counts what came of it. */
export function askSet(set: readonly SetQuestion[]): Measured {
  const asked = set.map(ask);
  const answerable = asked.filter(({ question }) => question.answer);
  const unanswerable = asked.filter(({ question }) => !question.answer);
  return {
    asked,
    answerable: answerable.length,
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
