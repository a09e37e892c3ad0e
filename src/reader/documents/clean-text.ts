/** C0 controls but tab and newline, DEL and C1: nothing a reader sees, and NUL is refused by Postgres. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** What the symbol fonts mean that every office program uses: bullets and boxes, empty and ticked. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf06f': '☐',
  '\uf0a8': '☐',
  '\uf071': '☐',
  '\uf0fe': '☒',
  '\uf078': '☒',
  '\uf0fc': '✓',
};
const UNMAPPED = /[\ufffd\ue000-\uf8ff]/g;

/** Text as it is kept: NFC, lines ended by a newline, no control characters and no lone surrogates. */
export function cleanText(raw: string): string {
  return raw
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROLS, '')
    .replace(LONE_SURROGATES, '\ufffd')
    .normalize('NFC')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** Letters as a font gives them: known symbols by their meaning, and U+FFFD for each that stands for no character. */
export const mapLetters = (raw: string): string =>
  raw.replace(CONTROLS, '\ufffd').replace(UNMAPPED, (letter) => SYMBOLS[letter] ?? '\ufffd');

/**
 * The share (0 to 1) of a raw text that stands for no character: controls, the replacement character and private
 * use, which is what a font without a Unicode mapping leaves.
 */
export function unmappedShare(raw: string): number {
  const visible = raw.replace(/\s/g, '').length;
  if (visible === 0) return 0;
  const controls = raw.replace(/\s/g, '').match(CONTROLS)?.length ?? 0;
  return (controls + (raw.match(UNMAPPED)?.length ?? 0)) / visible;
}

/** How many characters of a text are letters or digits of any script. */
export function countWordCharacters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
