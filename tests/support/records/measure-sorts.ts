import type { QuestionSort } from './kind.ts';
import type { Answered } from './measure-answers.ts';

export interface SortCount {
  sort: QuestionSort;
  questions: number;
  /** The right words are asserted, or among the closest passages. */
  shown: number;
  assertedRight: number;
  assertedWrong: number;
  /** Something of a stranger's page was given. */
  strange: number;
}

/** What came of questions, by how they stand to their records: numbers alone, so that reading them gives no rule away. */
export function countBySort(all: readonly Answered[]): SortCount[] {
  const bySort = new Map<QuestionSort, SortCount>();
  for (const { question, given, right, shown, strange } of all) {
    if (!question.sort) continue;
    const { sort } = question;
    const count = bySort.get(sort) ?? { sort, questions: 0, shown: 0, assertedRight: 0, assertedWrong: 0, strange: 0 };
    count.questions += 1;
    count.shown += shown ? 1 : 0;
    count.assertedRight += given.found && right ? 1 : 0;
    count.assertedWrong += given.found && !right ? 1 : 0;
    count.strange += strange ? 1 : 0;
    bySort.set(sort, count);
  }
  return [...bySort.values()];
}
