import { contentTerms } from '#server/features/understanding/meaning/question-terms.ts';
import { maskSsns } from '#server/features/understanding/text/redact-ssn.ts';
import { verifyQuote } from '#server/features/understanding/text/verify-quote.ts';
import { toPlainText } from '#server/platform/llm/plain-text.ts';
import type { ModelAnswer, ModelCitation } from '../answer-model.ts';
import { NOT_FOUND } from './answer-from-passages.ts';
import type { Citation, CitedAnswer, Confidence, Passage } from './passage.ts';

const MAX_CITATIONS = 5;
const MAX_PASSAGES = 3;
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
  const verified = (cited: readonly ModelCitation[]) =>
    distinct(cited.map((each) => verifiedCitation(each, passages)).filter((each) => each !== null));
  const citations = verified(answer.citations).slice(0, MAX_CITATIONS);
  const text = maskSsns(toPlainText(answer.answer));
  if (!answer.found || citations.length === 0 || text === '')
    return { ...NOT_FOUND, passages: verified(answer.passages ?? []).slice(0, MAX_PASSAGES) };
  return {
    found: true,
    answer: text,
    confidence: answer.confidence ?? supportOf(text, citations),
    citations,
    passages: [],
  };
}
