import { ownNames } from '#server/features/understanding/assertion/people-named.ts';
import { doubtsOf } from './doubts.ts';
import type { AskedAbout } from './passage.ts';
import type { IndexedStatement, PassageIndex } from './passage-index.ts';
import type { Question } from './question-kind.ts';
import { fitTerms, type Scored } from './score-statements.ts';

export interface OfAnswer {
  question: Question;
  asked: string;
  index: PassageIndex;
  about: AskedAbout | undefined;
  /** The reading of the field that is asked for stands at the same place as the best statement. */
  byField: boolean;
}

/** The statements before and after one on its page. */
function besideOf(statement: IndexedStatement, { statements }: PassageIndex): string[] {
  const at = statements.indexOf(statement);
  return [statements[at - 1], statements[at + 1]].flatMap((each) =>
    each && each.passage === statement.passage ? [each.text] : [],
  );
}

/** Whether a statement may be asserted as an answer: nothing speaks against it. */
export function sureOf({ question, asked, index, about, byField }: OfAnswer): (scored: Scored) => boolean {
  const terms = fitTerms(question.terms, index.vocabulary);
  const own = about ? ownNames(about.client) : [];
  return ({ statement, withPrevious }) => {
    const words = withPrevious && statement.previous ? `${statement.previous.text} ${statement.text}` : statement.text;
    const beside = besideOf(statement, index);
    return doubtsOf({ question, asked, terms, statement, words, beside, own, byField }).length === 0;
  };
}
