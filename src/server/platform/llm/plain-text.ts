const LONGEST = 4_000;

const STEPS: readonly [RegExp, string][] = [
  [/!\[([^\][]*)\]\([^)]*\)?/g, ''],
  [/!\[([^\][]*)\]\[[^\]]*\]/g, ''],
  [/\[([^\][]*)\]\([^)]*\)?/g, '$1'],
  [/\[([^\][]*)\]\[[^\]]*\]/g, '$1'],
  [/^[ \t]*\[[^\]]*\]:.*$/gm, ''],
  [/<!--[\s\S]*?(?:-->|$)/g, ''],
  [/<(script|style|iframe|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ''],
  [/<\/?[a-z!?][^<>]*(?:>|$|(?=<))/gi, ''],
  [/\b(?:https?|ftp|file|data|javascript|vbscript|blob|mailto|tel)\s*:\s*\/*[^\s)\]]+/gi, '[link removed]'],
  [/\bwww\.[^\s)\]]+/gi, '[link removed]'],
  [/^[ \t]{0,3}(?:#{1,6}|>)[ \t]*/gm, ''],
  [/`{1,3}/g, ''],
];

/**
 * An answer as words alone: no links, images, addresses or HTML, and at most 4,000 characters. Emphasis and list
 * marks stay. Runs until nothing changes, because removing one layer can uncover another.
 */
export function toPlainText(answer: string): string {
  // Control characters and those that turn the direction of writing hide what a text says.
  let text = answer.slice(0, LONGEST).replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '');
  for (let before = ''; before !== text; ) {
    before = text;
    for (const [pattern, replacement] of STEPS) text = text.replace(pattern, replacement);
  }
  // What is left of a link's own punctuation must not form one when the text is shown as markdown.
  return text
    .replace(/\](?=[([])/g, '] ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
