/** What follows where phrases begin alike, by the next character as an expression, and whether one ends here. */
interface Branch {
  next: Map<string, Branch>;
  ends: boolean;
}

const REST_OF_WORD = "[\\p{L}'’-]{0,12}";

const asExpression = (character: string): string =>
  character
    .replace(/[.+?^${}()|[\]\\/]/, '\\$&')
    .replace(/['’]/, "['’]")
    .replace('*', REST_OF_WORD)
    .replace(' ', '\\s{1,3}');

function grow(phrases: readonly string[]): Branch {
  const root: Branch = { next: new Map(), ends: false };
  for (const phrase of phrases) {
    let at = root;
    for (const character of phrase) {
      const expression = asExpression(character);
      const next = at.next.get(expression) ?? { next: new Map(), ends: false };
      at.next.set(expression, next);
      at = next;
    }
    at.ends = true;
  }
  return root;
}

/** The longest phrase comes first, and one written out before one that leaves the rest of a word open. */
function written({ next, ends }: Branch): string {
  const open = next.get(REST_OF_WORD);
  const branches = [...next].filter(([, branch]) => branch !== open);
  if (open) branches.push([REST_OF_WORD, open]);
  const alternatives = branches.map(([expression, branch]) => expression + written(branch));
  if (alternatives.length === 0) return '';
  return alternatives.length > 1 || ends ? `(?:${alternatives.join('|')})${ends ? '?' : ''}` : alternatives.join('');
}

/**
 * One expression for a list of phrases, as whole words; `*` stands for the rest of a word, blanks for any white space.
 * What begins alike is written once: of hundreds of phrases few are tried at a place.
 */
export const phrasePattern = (phrases: readonly string[], flags = 'gi'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${written(grow(phrases))})(?![\\p{L}\\p{N}])`, `${flags}u`);
