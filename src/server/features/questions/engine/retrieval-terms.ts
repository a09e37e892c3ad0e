import { SAME_MEANING } from '#server/features/understanding/meaning/domain-terms.ts';
import { contentTerms } from '#server/features/understanding/meaning/question-terms.ts';

const MAX_TERMS = 60;

/** The words a page is looked for by: the question's own, and what a record may say instead. */
export function retrievalTerms(question: string): string[] {
  const asked = contentTerms(question);
  const stems = new Set(asked);
  const alike = SAME_MEANING.map((line) => line.split(', ')).filter((notion) =>
    notion.some((phrase) => {
      const words = contentTerms(phrase);
      return words.length > 0 && words.every((word) => stems.has(word));
    }),
  );
  return [...new Set([...(question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []), ...alike.flat()])].slice(
    0,
    MAX_TERMS,
  );
}
