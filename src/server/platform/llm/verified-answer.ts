import { contentTerms } from '../../../shared/features/questions/question-terms.ts';
import type { Citation, CitedAnswer, Confidence, Passage } from '../../../shared/features/questions/questions.rules.ts';
import { NOT_FOUND } from '../../../shared/features/questions/questions.rules.ts';
import { maskSsns } from '../../../shared/features/questions/redact-ssn.ts';
import { verifyQuote } from '../../../shared/features/questions/verify-quote.ts';
import type { AnswerModel, ModelAnswer, ModelCitation, ModelRequest } from './llm.ts';
import { toPlainText } from './plain-text.ts';

const MOST_CITATIONS = 5;
/** A quote of fewer words stands on too many pages to show anything. */
const FEWEST_QUOTE_LETTERS = 3;

function verifiedCitation(cited: ModelCitation, passages: readonly Passage[]): Citation | null {
  const passage = passages.find((each) => each.document_id === cited.document_id && each.page === cited.page);
  if (!passage || cited.quote.replace(/[^\p{L}\p{N}]/gu, '').length < FEWEST_QUOTE_LETTERS) return null;
  const quote = verifyQuote(cited.quote, passage.text);
  if (quote === null) return null;
  return { document_id: passage.document_id, file_name: passage.file_name, page: passage.page, quote };
}

function distinct(citations: Citation[]): Citation[] {
  const seen = new Set<string>();
  return citations.filter(({ document_id, page, quote }) => {
    const key = `${document_id}|${page}|${quote}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** How much of an answer its own quotes carry: all its figures and most of its words, or less. */
function supportOf(answer: string, citations: readonly Citation[]): Confidence {
  const quoted = citations.map((citation) => citation.quote).join('\n');
  const figures = answer.match(/\d+/g) ?? [];
  if (!figures.every((figure) => quoted.includes(figure))) return 'low';
  const known = new Set(contentTerms(quoted));
  const words = contentTerms(answer);
  const carried = words.filter((word) => known.has(word)).length / Math.max(1, words.length);
  if (carried >= 0.6) return 'high';
  return carried >= 0.3 ? 'medium' : 'low';
}

/**
 * Holds any model's answer to the pages it was given. Only citations whose quote stands on the page they name
 * are kept, each with the words as they stand there; without one, nothing was found. The text becomes plain.
 */
export function verifyAnswer(answer: ModelAnswer, passages: readonly Passage[]): CitedAnswer {
  const kept = answer.citations.map((cited) => verifiedCitation(cited, passages)).filter((cited) => cited !== null);
  const citations = distinct(kept).slice(0, MOST_CITATIONS);
  const text = maskSsns(toPlainText(answer.answer));
  if (!answer.found || citations.length === 0 || text === '') return NOT_FOUND;
  return { found: true, answer: text, confidence: answer.confidence ?? supportOf(text, citations), citations };
}

/** Asks a model and verifies what it says. Throws the model's `ModelError`; nothing half-answered is returned. */
export async function verifiedAnswer(model: AnswerModel, request: ModelRequest): Promise<CitedAnswer> {
  if (request.passages.length === 0) return NOT_FOUND;
  return verifyAnswer(await model.answer(request), request.passages);
}
