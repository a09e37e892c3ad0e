import { safeLink } from './addresses.ts';
import { decodeEntities, escapeHtml } from './escape.ts';

/** A stretch of text of one look. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  /** Empty where it is no link. */
  href: string;
}

export type Paragraph = readonly Run[];

/** How many bold and italic elements are open, and where the open link leads. */
interface Look {
  bold: number;
  italic: number;
  href: string;
}

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<\/?([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)\/?>|[^<]+|</gi;
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** What stands inside these is no text of the e-mail. */
const SILENT = new Set([
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
]);
const BREAKS = new Set(['p', 'br', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'blockquote']);
const CELLS = new Set(['td', 'th']);
const LISTS = new Set(['ul', 'ol']);
const BOLD = new Set(['b', 'strong']);
const ITALIC = new Set(['i', 'em']);

const alike = (one: Run, other: Run): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.href === other.href;

/**
 * Reads HTML as paragraphs of bold, italic and linked text; nothing else of it is kept, whatever it holds.
 * @param marked the entries of lists begin with a sign or their number
 */
export function parseRichText(html: string, marked = false): Paragraph[] {
  const paragraphs: Run[][] = [[]];
  const look = { bold: 0, italic: 0, href: '' };
  /** The lists that are open: how far each one has counted, or nothing where it does not. */
  const lists: (number | null)[] = [];
  let mark = '';
  let silent = '';
  for (const [token, name = '', attributes = ''] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    const closes = token.startsWith('</');
    if (silent !== '') {
      if (closes && tag === silent) silent = '';
      continue;
    }
    if (tag === '') {
      if (token.startsWith('<!--')) continue;
      // Written with the first words of its entry: a paragraph of its own within it begins none.
      if (mark !== '' && token.trim() !== '') {
        write(paragraphs.at(-1)!, mark, { bold: 0, italic: 0, href: '' });
        mark = '';
      }
      write(paragraphs.at(-1)!, token, look);
      continue;
    }
    if (LISTS.has(tag)) closes ? lists.pop() : lists.push(tag === 'ol' ? 0 : null);
    if (tag === 'li' && marked) mark = closes ? '' : nextMark(lists);
    const step = closes ? -1 : 1;
    if (SILENT.has(tag) && !closes) silent = tag;
    else if (BREAKS.has(tag)) paragraphs.push([]);
    else if (CELLS.has(tag)) endCell(paragraphs.at(-1)!, look);
    else if (BOLD.has(tag)) look.bold = Math.max(0, look.bold + step);
    else if (ITALIC.has(tag)) look.italic = Math.max(0, look.italic + step);
    else if (tag === 'a') look.href = closes ? '' : hrefIn(attributes);
  }
  return withoutOuterBlanks(html, paragraphs, marked);
}

/** What an entry of the innermost list begins with; there are no lists in what is kept. */
function nextMark(lists: (number | null)[]): string {
  const counted = lists.at(-1);
  if (counted === null || counted === undefined) return '• ';
  lists[lists.length - 1] = counted + 1;
  return `${counted + 1}. `;
}

/** Cells of a row stay apart, with room between them. */
function endCell(paragraph: Run[], look: Look) {
  const last = paragraph.at(-1);
  if (last && !/\s$/.test(last.text)) write(paragraph, ' ', look);
}

function hrefIn(attributes: string): string {
  const found = HREF.exec(attributes);
  return safeLink(decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? ''));
}

function write(paragraph: Run[], raw: string, look: Look) {
  const text = decodeEntities(raw)
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/\p{Cc}/gu, '');
  if (text === '') return;
  const run: Run = { text, bold: look.bold > 0, italic: look.italic > 0, href: look.href };
  const last = paragraph.at(-1);
  if (last && alike(last, run)) last.text += text;
  else paragraph.push(run);
}

/** `<p>` and `</p>` each end a paragraph: the one that stands between two of them was not written by anybody. */
function withoutOuterBlanks(html: string, paragraphs: Run[][], marked: boolean): Paragraph[] {
  const written = paragraphs.filter((runs) => runs.some((run) => run.text.trim() !== ''));
  const blank = /<p>(?:\s|&nbsp;)*<\/p>/i;
  if (!blank.test(html)) return written;
  // A paragraph left empty on purpose stays: it is the room between two others.
  return html
    .split(blank)
    .flatMap((part, at) => (at === 0 ? parseRichText(part, marked) : [[] as Run[], ...parseRichText(part, marked)]));
}

function writeRun({ text, bold, italic, href }: Run): string {
  const italics = italic ? `<i>${escapeHtml(text)}</i>` : escapeHtml(text);
  const marked = bold ? `<b>${italics}</b>` : italics;
  return href === '' ? marked : `<a href="${escapeHtml(href)}">${marked}</a>`;
}

/** Paragraphs as the HTML they are stored in: p, b, i, and a with its href. */
export const writeRichText = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map((runs) => `<p>${runs.map(writeRun).join('')}</p>`).join('');

export const cleanRichText = (html: string): string => writeRichText(parseRichText(html));

export const plainText = (html: string): string =>
  parseRichText(html)
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join('\n');
