import { indexPassages } from './passage-index.ts';
import { type Question, readQuestion } from './question-kind.ts';
import { questionsMessages } from './questions.messages.ts';
import { findSsns, maskSsns } from './redact-ssn.ts';
import { type Scored, scoreStatements } from './score-statements.ts';
import { polarityOf } from './statement-signs.ts';

export type Confidence = 'high' | 'medium' | 'low';

/** One page of a completed document, as retrieval hands it on. */
export interface Passage {
  document_id: string;
  file_name: string;
  /** 1-based. */
  page: number;
  text: string;
  /** Of retrieval: higher is better; only the order counts. */
  rank: number;
}

export interface Citation {
  document_id: string;
  file_name: string;
  page: number;
  /** Words exactly as they stand on that page, line breaks included. */
  quote: string;
}

export interface CitedAnswer {
  found: boolean;
  answer: string;
  confidence: Confidence;
  citations: Citation[];
}

export const NOT_FOUND: CitedAnswer = {
  found: false,
  answer: questionsMessages.not_found,
  confidence: 'low',
  citations: [],
};

/** Below this part of the question's weight, no statement is an answer. */
const FLOOR = 0.55;
const LONGEST_LIST = 8;
const LONGEST_QUOTE = 600;

/** The rest of a list the best statement belongs to: the other rows or items under the same heading. */
function listAround(best: Scored, scored: readonly Scored[]): Scored[] {
  const { passage, heading, columns } = best.statement;
  return scored
    .filter(
      ({ statement }) =>
        statement.passage === passage && statement.heading === heading && statement.columns === columns,
    )
    .filter(({ score, coverage }) => coverage >= FLOOR && score >= best.score * 0.75)
    .slice(0, LONGEST_LIST)
    .sort((a, b) => a.statement.start - b.statement.start);
}

/** A statement that says the opposite of the best one about the same thing: both are shown, a person decides. */
function contradiction(best: Scored, scored: readonly Scored[]): Scored | undefined {
  const polarity = polarityOf(best.statement.text);
  return scored.find(({ statement, score, whole }) => {
    const other = polarityOf(statement.text);
    const opposite = statement.role !== 'heading' && other !== null && other !== polarity;
    return opposite && whole && score >= best.score * 0.7;
  });
}

function chosen(question: Question, best: Scored, scored: readonly Scored[]): Scored[] {
  if (question.list && best.statement.role !== 'heading') return listAround(best, scored);
  const other = question.kind === 'yes_no' ? contradiction(best, scored) : undefined;
  return other ? [best, other] : [best];
}

function confidenceOf(best: Scored, contradicted: boolean): Confidence {
  if (best.coverage >= 0.85 && !contradicted) return 'high';
  return best.coverage >= 0.7 ? 'medium' : 'low';
}

/** The part of a statement that may be quoted: it ends before a social security number. */
function quotable(text: string): string {
  const [ssn] = findSsns(text);
  return (ssn ? text.slice(0, ssn.start) : text).slice(0, LONGEST_QUOTE).trimEnd();
}

/** The words of an answer as they stand on the page, with the sentence before where the two answer together. */
function wordsOf({ statement, withPrevious }: Scored, pageText: string): string {
  const start = withPrevious && statement.previous ? statement.previous.start : statement.start;
  return pageText.slice(start, statement.end);
}

function citationOf(scored: Scored, passages: readonly Passage[]): Citation[] {
  const passage = passages[scored.statement.passage];
  const quote = passage ? quotable(wordsOf(scored, passage.text)) : '';
  if (!passage || quote === '') return [];
  return [{ document_id: passage.document_id, file_name: passage.file_name, page: passage.page, quote }];
}

/**
 * Answers a question with the sentences of the pages that carry the answer, each cited. Pure: the same question and
 * pages give the same answer. Says so when nothing carries enough of the question.
 */
export function answerFromPassages(text: string, passages: readonly Passage[]): CitedAnswer {
  const ordered = [...passages].sort((a, b) => b.rank - a.rank);
  const question = readQuestion(text);
  const scored = scoreStatements(question, indexPassages(ordered));
  const best = scored[0];
  if (!best || best.coverage < FLOOR) return NOT_FOUND;
  const statements = chosen(question, best, scored);
  const citations = statements.flatMap((each) => citationOf(each, ordered));
  if (citations.length === 0) return NOT_FOUND;
  const sentences = statements.map((each) =>
    maskSsns(wordsOf(each, ordered[each.statement.passage]?.text ?? '').replace(/\s+/g, ' ')),
  );
  const contradicted = !question.list && statements.length > 1;
  return { found: true, answer: sentences.join('\n'), confidence: confidenceOf(best, contradicted), citations };
}
