/** One expression for a list of phrases, as whole words; `*` stands for the rest of a word, blanks for any white space. */
export function phrasePattern(phrases: readonly string[], flags = 'gi'): RegExp {
  const escaped = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
        .replace(/['’]/g, "['’]")
        .replace(/\*/g, "[\\p{L}'’-]{0,12}")
        .replace(/ /g, '\\s{1,3}'),
    );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, `${flags}u`);
}
