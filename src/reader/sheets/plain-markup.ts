/** A tag with its name apart from its prefix, and the text behind it. Comments and declarations are none. */
const TAG = /<(\/?)(?:([\w.-]{1,40}):)?([\w.-]{1,60})(?=[\s/>])([^<>]*)>([^<]*)/g;
const ROOT = /<(?:([\w.-]{1,40}):)?(?:worksheet|sst|styleSheet|workbook)[\s>]/;
const PLACE = /\sr="([A-Z]{0,3})(\d{1,7})"/;
const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)/;
/** Markup that the format allows and the library does not take. */
const ODD = [
  /<row(?=[\s>])(?![^<>]*\sr=)/,
  /<c(?=[\s>])(?![^<>]*\sr=)/,
  /<c\s[^<>]*\st="d"/,
  /<is>\s{0,99}<(?:r|rPh)[\s>]/,
  /\sdate1904="true"/,
];

const prefixOf = (start: string): string => ROOT.exec(start)?.[1] ?? '';

/** Whether the library would misread markup that begins so. */
export const isOdd = (start: string): boolean => prefixOf(start) !== '' || ODD.some((sign) => sign.test(start));

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

const columnLetters = (number: number): string =>
  number > 26
    ? columnLetters(Math.floor((number - 1) / 26)) + columnLetters(((number - 1) % 26) + 1)
    : String.fromCharCode(64 + number);

/** Gives rows and cells the places that they leave out: each is next to the one before. */
function createPlaces() {
  let row = 0;
  let column = 0;
  return {
    ofRow(attributes: string): string {
      const said = PLACE.exec(attributes)?.[2];
      row = said === undefined ? row + 1 : Number(said);
      column = 0;
      return said === undefined ? ` r="${row}"` : '';
    },
    ofCell(attributes: string): string {
      const said = PLACE.exec(attributes)?.[1];
      column = said ? columnNumber(said) : column + 1;
      return said ? '' : ` r="${columnLetters(column)}${row}"`;
    },
  };
}

/**
 * Markup of a workbook as most programs write it, of such as .NET's libraries, servers that stream and the strict form of
 * the format write: names without the prefix of the root, places for rows and cells that say none, days as they are shown,
 * and one text for a cell whose text has parts.
 */
export function plainMarkup(xml: string): string {
  const prefix = prefixOf(xml);
  const places = createPlaces();
  const plain: string[] = [];
  let day = false;
  let texts: string[] | null = null;
  let spoken = false;
  for (const [, close = '', ownPrefix = '', name = '', attributes = '', text = ''] of xml.matchAll(TAG)) {
    const tag = ownPrefix === '' || ownPrefix === prefix ? name : `${ownPrefix}:${name}`;
    const opens = close === '' && !attributes.endsWith('/');
    if (tag === 'is') {
      if (texts) plain.push(`<is><t xml:space="preserve">${texts.join('')}</t></is>`);
      texts = opens ? [] : null;
      continue;
    }
    if (texts) {
      // How a word is spoken stands beside it, and is no part of it.
      if (tag === 'rPh') spoken = opens;
      else if (tag === 't' && opens && !spoken) texts.push(text);
      continue;
    }
    const place = close ? '' : tag === 'row' ? places.ofRow(attributes) : tag === 'c' ? places.ofCell(attributes) : '';
    if (tag === 'c' && !close) day = /\st="d"/.test(attributes);
    const shown = day && tag === 'v' && opens ? text.replace(ISO_DAY, '$2/$3/$1').slice(0, 10) : text;
    const said = day && tag === 'c' ? attributes.replace(/\st="d"/, ' t="str"') : attributes;
    plain.push(`<${close}${tag}${place}${said}>${shown}`);
  }
  return plain.join('').replaceAll(`xmlns:${prefix}=`, 'xmlns=').replace(' date1904="true"', ' date1904="1"');
}
