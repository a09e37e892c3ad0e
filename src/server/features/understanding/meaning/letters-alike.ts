/** Shorter words are alike by chance, and longer ones are no words. */
const SHORTEST = 4;
const LONGEST = 30;
/** Letters that are compared together. */
const GROUP = 3;

/** Its beginning and end are marked by blanks: what begins alike counts for more. */
const marked = (word: string): string => `  ${word} `;

const groupsOf = (text: string): string[] =>
  Array.from({ length: text.length - GROUP + 1 }, (_, at) => text.slice(at, at + GROUP));

/**
 * How alike other words are to one by their letters, 0 to 1 (Dice's coefficient over groups of three letters): what is left
 * of a word that was derived, misspelled or misread.
 */
export function alikeTo(word: string): (other: string) => number {
  const fits = ({ length }: string) => length >= SHORTEST && length <= LONGEST;
  if (!fits(word)) return () => 0;
  const own = new Set(groupsOf(marked(word)));
  return (other) => {
    if (!fits(other)) return 0;
    const text = marked(other);
    let shared = 0;
    // Counted where it stands: a record has thousands of words, and a set of each would take most of the time.
    for (let at = 0; at + GROUP <= text.length; at += 1) if (own.has(text.slice(at, at + GROUP))) shared += 1;
    return Math.min(1, (2 * shared) / (own.size + text.length - GROUP + 1));
  };
}
