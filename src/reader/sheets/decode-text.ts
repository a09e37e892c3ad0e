import { UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';

const BOMS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Bytes looked at to know UTF-16 without a mark: there every second byte of Latin text is NUL. */
const SAMPLE = 4_096;
/** Bytes that Windows-1252 gives no letter. */
const UNASSIGNED = /[\u0081\u008d\u008f\u0090\u009d]/;
/** The letters of Windows-1252 at 0x80 to 0x9f, where Latin-1 has none; a runtime's own decoder may leave them out. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Three high bytes in a row make no Western word; they do make Cyrillic, Greek and broken UTF-8. */
const FOREIGN = /[\u0080-\u00ff]{3}/;
/** A well-formed UTF-8 letter among bytes that are not: two encodings in one file. */
const MIXED = /[\u00c3-\u00f4][\u0080-\u00bf]/;
/** Signs that stand inside a word only where the bytes are of another alphabet, such as Macintosh or Shift JIS. */
const MISPLACED = /[a-z][\u0080\u0082-\u0089\u008b\u0095\u0098-\u0099\u009b]|[a-z][\u008a\u008c\u008e\u009f]/;
/** Control characters that no list of people holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

function utf16Without(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < sample.length; at += 1) if (sample[at] === 0) at % 2 === 0 ? even++ : odd++;
  const most = sample.length / 2;
  if (odd > most * 0.6 && even < most * 0.05) return 'utf-16le';
  return even > most * 0.6 && odd < most * 0.05 ? 'utf-16be' : null;
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // The decoder's own words say no more than that it could not.
    throw new UnreadableSheet('encoding');
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // Some byte is none of UTF-8.
    return false;
  }
}

/** Windows-1252, of which Latin-1 is the printable part; only where each of its bytes makes sense there. */
function decodeWestern(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if ([UNASSIGNED, FOREIGN, MIXED, MISPLACED].some((sign) => sign.test(latin))) throw new UnreadableSheet('encoding');
  return latin.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS.charAt(sign.charCodeAt(0) - 0x80));
}

/**
 * The text of a file: UTF-8, UTF-16 of either order or Windows-1252, known by its mark or its bytes.
 * @throws UnreadableSheet `encoding` where the bytes could mean something else, `binary` where they are no text at all
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = BOMS.find((bom) => bom.bytes.every((byte, at) => bytes[at] === byte));
  const encoding = marked?.encoding ?? utf16Without(bytes);
  const text = encoding
    ? decode(marked ? bytes.subarray(marked.bytes.length) : bytes, encoding)
    : isUtf8(bytes)
      ? decode(bytes, 'utf-8')
      : decodeWestern(bytes);
  if (BINARY.test(text)) throw new UnreadableSheet('binary');
  return text;
}
