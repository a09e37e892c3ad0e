import { ownNames } from '#server/features/understanding/assertion/people-named.ts';
import type { Candidate } from './candidate.ts';
import { doubtsOf, mayBeOfAnother } from './doubts.ts';
import type { AskedAbout } from './passage.ts';
import type { IndexedStatement, PassageIndex } from './passage-index.ts';
import type { Question } from './question-kind.ts';
import { fitTerms, type Scored } from './score-statements.ts';

export interface OfAnswer {
  question: Question;
  asked: string;
  index: PassageIndex;
  /** All statements that carry anything of the question. */
  scored: readonly Scored[];
  about: AskedAbout | undefined;
  /** The reading of the field that is asked for stands at the same place as the best statement. */
  byField: boolean;
}

/** Fewer letters than a sentence has: what stands before them belongs to them. */
const SHORT = 12;

/** What stands beside one statement of its page. */
function besideOf(
  statement: IndexedStatement,
  { statements }: PassageIndex,
): Pick<Candidate, 'earlier' | 'before' | 'after'> {
  const at = statements.indexOf(statement);
  const textAt = (index: number): string => {
    const each = statements[index];
    return each?.passage === statement.passage ? each.text : '';
  };
  const last = textAt(at - 1);
  return { earlier: last.length < SHORT ? textAt(at - 2) : '', before: last, after: textAt(at + 1) };
}

/** What is worth less than this part of a statement speaks of something else. */
const AS_GOOD = 0.6;

/** A statement as one that answers, with the words that answer and others as good as it. */
type ToCandidate = (statement: IndexedStatement, words: string, others: readonly IndexedStatement[]) => Candidate;

function candidatesOf({ question, asked, index, about, byField }: OfAnswer): ToCandidate {
  const terms = fitTerms(question.terms, index.vocabulary);
  const own = about ? ownNames(about.client) : [];
  const lastname = about?.client.lastname ?? '';
  return (statement, words, others) => ({
    ...{ question, asked, terms, statement, words, others, own, lastname, byField },
    ...besideOf(statement, index),
  });
}

/** Whether a statement may be asserted as an answer: nothing speaks against it. */
export function sureOf(answer: OfAnswer): (scored: Scored) => boolean {
  const candidate = candidatesOf(answer);
  return ({ statement, withPrevious, score }) => {
    const words = withPrevious && statement.previous ? `${statement.previous.text} ${statement.text}` : statement.text;
    const others = answer.scored
      .filter((each) => each.whole && each.statement !== statement && each.score >= score * AS_GOOD)
      .map((each) => each.statement)
      .filter(({ role }) => role !== 'heading');
    return doubtsOf(candidate(statement, words, others)).length === 0;
  };
}

/** Whether a statement speaks of the client: nothing hints at somebody else. */
export function ofClientOf(answer: OfAnswer): (statement: IndexedStatement) => boolean {
  const candidate = candidatesOf(answer);
  return (statement) => !mayBeOfAnother(candidate(statement, statement.text, []));
}
