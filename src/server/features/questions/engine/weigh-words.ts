import { alikeTo } from '#server/features/understanding/meaning/letters-alike.ts';
import type { Said } from './passage-index.ts';
import type { Term } from './question-kind.ts';
import { says } from './score-statements.ts';

/** How soon more of the same stops counting, and how much the length of a text counts against it, as in BM25. */
const SATURATION = 1.2;
const BY_LENGTH = 0.3;
/** Words less alike than this by their letters have nothing to do with each other; those that have count by half. */
const MIN_ALIKE = 0.4;
const OF_ALIKE = 0.5;

/** How far texts speak of a term by words like its own; nothing where its words stand in them as they are. */
function alikeIn(term: Term, vocabulary: ReadonlySet<string>): (said: Said) => number {
  const measures = [...new Set(term.choices.flatMap(({ stems }) => stems))].map(alikeTo);
  const alike = new Map<string, number>();
  for (const word of vocabulary) {
    const most = measures.reduce((best, measure) => Math.max(best, measure(word)), 0);
    if (most >= MIN_ALIKE) alike.set(word, OF_ALIKE * most);
  }
  return ({ words }) => words.reduce((best, { stem }) => Math.max(best, alike.get(stem) ?? 0), 0);
}

/**
 * The part of a question's weight that each text carries in its words, about 0 to 1. As in BM25, what few texts speak of
 * weighs more; a term is carried by its own words, by what means the same, and less by words with like letters.
 */
export function weighWords(terms: readonly Term[], texts: readonly Said[], vocabulary: ReadonlySet<string>): number[] {
  const average = texts.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, texts.length);
  const damped = texts.map(
    ({ words }) => SATURATION * (1 - BY_LENGTH + (BY_LENGTH * words.length) / Math.max(1, average)),
  );
  const weights = texts.map(() => 0);
  let all = 0;
  for (const term of terms) {
    const carried = texts.map((text) => says(text, term));
    const within = carried.filter((part) => part > 0).length;
    const rarity = Math.log(1 + (texts.length - within + 0.5) / (within + 0.5));
    const alike = alikeIn(term, vocabulary);
    all += term.weight * rarity;
    for (const [at, text] of texts.entries()) {
      const part = carried[at] || alike(text);
      weights[at] = (weights[at] ?? 0) + (term.weight * rarity * part * (SATURATION + 1)) / (part + (damped[at] ?? 1));
    }
  }
  return weights.map((weight) => weight / Math.max(all, Number.MIN_VALUE));
}
