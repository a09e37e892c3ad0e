import { isStop, looserSpans, wordsOf } from '#server/features/understanding/meaning/question-terms.ts';
import { type Choice, HARD, type Question, type Term } from './question-kind.ts';

/**
 * A question with all that may speak of its things, also by words that need not mean them: for what is shown to be looked
 * at, and never for what is asserted.
 */
export function loosely(question: Question, asked: string): Question {
  const words = wordsOf(asked);
  const spans = looserSpans(words).map(({ from, to, notions }) => ({
    matters: notions,
    covered: words.slice(from, to),
  }));
  const mattersOf = ({ stems }: Choice): string[] => [
    ...new Set(
      spans
        .filter(({ covered }) => covered.some(({ stem }) => !isStop(stem) && stems.includes(stem)))
        .flatMap(({ matters }) => matters),
    ),
  ];
  const terms = question.terms.map((term) => ({
    ...term,
    choices: term.choices.map((choice) => ({ ...choice, looser: mattersOf(choice) })),
  }));
  const held = new Set(terms.flatMap(({ choices }) => choices.flatMap(({ looser }) => looser)));
  const added = spans
    .filter(({ matters }) => !matters.some((matter) => held.has(matter)))
    .map(
      ({ covered, matters }): Term => ({
        choices: [
          {
            notions: [],
            stems: covered.map(({ stem }) => stem),
            roots: covered.map(({ root }) => root),
            looser: matters,
          },
        ],
        weight: HARD,
        name: false,
      }),
    );
  return { ...question, terms: [...terms, ...added] };
}
