import { saidSpans, wordsOf } from '#server/features/understanding/meaning/question-terms.ts';
import { HARD, type Question } from './question-kind.ts';

/** Where in a text something is named: from its first letter to behind its last. */
export type Place = readonly [from: number, to: number];

type Said = Pick<Question, 'terms'>;

/** Where terms are named in a text whose words and notions are known. */
function placesIn({ terms }: Said, words: ReturnType<typeof wordsOf>, spans: ReturnType<typeof saidSpans>): Place[] {
  const choices = terms.filter(({ weight }) => weight === HARD).flatMap((term) => term.choices);
  const notions = new Set(choices.flatMap((choice) => choice.notions));
  const stems = new Set(choices.flatMap((choice) => choice.stems));
  const meant = spans
    .filter((span) => span.notions.some((notion) => notions.has(notion)))
    .map(({ from, to }): Place => {
      const last = words[to - 1];
      return [words[from]?.at ?? 0, last ? last.at + last.raw.length : 0];
    });
  const single = words.filter(({ stem }) => stems.has(stem)).map(({ at, raw }): Place => [at, at + raw.length]);
  return meant.length > 0 ? meant : single;
}

/** Where in a text the question's own things are named, by themselves or by words that mean the same. */
export function placesOf(question: Said, text: string): Place[] {
  const words = wordsOf(text);
  return placesIn(question, words, saidSpans(words));
}

/** Where a text names any of the question's own things: also those that no list of meaning holds, beside those that one does. */
export function allPlacesOf({ terms }: Said, text: string): Place[] {
  const words = wordsOf(text);
  const spans = saidSpans(words);
  return terms.flatMap((term) => placesIn({ terms: [term] }, words, spans));
}
