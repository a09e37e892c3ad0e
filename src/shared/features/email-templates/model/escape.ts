const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi;

/** Text as it stands in HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPED[char]!);

/** The character of a number, but none that HTML or JSON can't carry. */
function character(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** Text out of HTML; a name that nobody here writes stays as it is. */
export const decodeEntities = (html: string): string =>
  html.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (decimal) return character(Number(decimal));
    if (hexadecimal) return character(Number.parseInt(hexadecimal, 16));
    return NAMED[name!.toLowerCase()] ?? whole;
  });
