import { TaskFault } from '#server/platform/child/task-errors.ts';
import type { ImportFault } from '#shared/features/email-blocks/email-blocks.schemas.ts';
import type { Sprout } from '#shared/features/email-templates/edit/operations.ts';
import { safeImage, safeLink } from '#shared/features/email-templates/model/addresses.ts';
import { MAX_ALT, MAX_LABEL } from '#shared/features/email-templates/model/blocks.ts';
import { evenly } from '#shared/features/email-templates/model/column-widths.ts';
import { decodeEntities, escapeHtml } from '#shared/features/email-templates/model/escape.ts';
import { type Attributes, walkHtml } from './html-walk.ts';
import { fillOf, type Look, lookInside, pixelsOf } from './look-of.ts';

/** Elements of one import: the e-mail around it has room for the rest of its five hundred. */
const MAX_ELEMENTS = 300;
/** Boxes inside each other, beyond which what they hold stands in the last of them. */
const MAX_BOXES = 4;
const MAX_COLUMNS = 4;
/** A picture of so few dots counts who looks; it shows nothing. */
const PIXEL = 2;
const MAX_WIDTH = 600;

const NO_PADDING = { paddingTop: 0, paddingRight: 0, paddingBottom: 0, paddingLeft: 0 };
const PARAGRAPHS = [
  'p',
  'div',
  'br',
  'li',
  'ul',
  'ol',
  'blockquote',
  'section',
  'article',
  'center',
  'table',
  'tr',
  'td',
  'th',
];

interface Open {
  tag: string;
  look: Look;
  href: string;
  /** Where elements met before this one go, when it holds a list of its own. */
  around?: Sprout[];
  fill?: string | undefined;
}

/** Turns the HTML of an e-mail into elements of our own: nothing else of it is left. */
class Importer {
  #nodes: Sprout[] = [];
  #count = 0;
  #paragraphs: string[] = [];
  #line = '';
  /** The look of the text that is being gathered: of its first words. */
  #look: Look | null = null;
  readonly #open: Open[] = [];
  /** Tables, rows and cells that are open with lists of their own. */
  #boxes = 0;

  get #inside(): Pick<Open, 'look' | 'href'> {
    return this.#open.at(-1) ?? { look: { bold: false, italic: false }, href: '' };
  }

  #add(sprout: Sprout) {
    this.#count += 1;
    if (this.#count > MAX_ELEMENTS) throw new TaskFault<ImportFault>('too_many_parts');
    this.#nodes.push(sprout);
  }

  #endLine() {
    if (this.#line.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '') this.#paragraphs.push(this.#line.trim());
    this.#line = '';
  }

  /** What was gathered becomes a text. */
  #endText() {
    this.#endLine();
    const paragraphs = this.#paragraphs.splice(0);
    const { color, fontSize, textAlign } = this.#look ?? this.#inside.look;
    this.#look = null;
    if (paragraphs.length === 0) return;
    const text = paragraphs.map((line) => `<p>${line}</p>`).join('');
    this.#add({ type: 'Text', props: { text, color, fontSize, textAlign } });
  }

  open(tag: string, attributes: Attributes) {
    const { look: around, href: outer } = this.#inside;
    const look = lookInside(around, tag, attributes);
    const href = tag === 'a' ? safeLink(attributes.href) : outer;
    const entry: Open = { tag, look, href };
    if (/^h[1-6]$/.test(tag)) this.#endText();
    else if (PARAGRAPHS.includes(tag)) this.#endLine();
    if (tag === 'a' && fillOf(attributes) !== undefined) {
      this.#endText();
      entry.fill = fillOf(attributes);
    }
    if (tag === 'li') this.#line = '• ';
    if (tag === 'img') this.#image(attributes, look, href);
    if (tag === 'hr') {
      this.#endText();
      this.#add({ type: 'Divider', props: {} });
    }
    // A row holds its cells until it is known how many there are.
    if (['table', 'tr', 'td', 'th'].includes(tag) && this.#boxes < 3 * MAX_BOXES) {
      this.#endText();
      this.#boxes += 1;
      entry.around = this.#nodes;
      entry.fill = fillOf(attributes);
      this.#nodes = [];
    }
    this.#open.push(entry);
  }

  close(tag: string) {
    const at = this.#open.findLastIndex((entry) => entry.tag === tag);
    if (at === -1) return;
    // What was left open inside ends with it.
    while (this.#open.length > at + 1) this.close(this.#open.at(-1)!.tag);
    const entry = this.#open[at]!;
    if (/^h[1-6]$/.test(tag)) this.#heading(Number(tag[1]), entry.look);
    else if (tag === 'a' && entry.fill !== undefined) this.#button(entry);
    else if (entry.around) {
      this.#endText();
      const held = this.#nodes;
      this.#boxes -= 1;
      this.#nodes = entry.around;
      this.#box(entry, held);
    } else if (PARAGRAPHS.includes(tag)) this.#endLine();
    this.#open.length = at;
  }

  text(escaped: string) {
    const words = escaped.replace(/\s+/g, ' ');
    const { look, href } = this.#inside;
    if (words.trim() !== '') this.#look ??= look;
    if (words === ' ' || words === '') {
      this.#line += this.#line === '' ? '' : words;
      return;
    }
    const linked = href === '' ? words : `<a href="${escapeHtml(href)}">${words}</a>`;
    const slanted = look.italic ? `<i>${linked}</i>` : linked;
    this.#line += look.bold ? `<b>${slanted}</b>` : slanted;
  }

  /** All that was met, as elements. */
  end(): Sprout[] {
    while (this.#open.length > 0) this.close(this.#open.at(-1)!.tag);
    this.#endText();
    return this.#nodes;
  }

  /** The words gathered, without their looks. */
  #words(): string {
    this.#endLine();
    this.#look = null;
    const words = this.#paragraphs
      .splice(0)
      .join(' ')
      .replace(/<[^>]*>/g, '');
    return decodeEntities(words).replace(/\s+/g, ' ').trim();
  }

  #heading(level: number, { color, textAlign }: Look) {
    const text = this.#words();
    if (text !== '') this.#add({ type: 'Heading', props: { text, level, color, textAlign, lineHeight: 1.5 } });
  }

  #button({ href, fill, look: { color, textAlign } }: Open) {
    const text = this.#words().slice(0, MAX_LABEL);
    if (text !== '') this.#add({ type: 'Button', props: { text, href, backgroundColor: fill, color, textAlign } });
  }

  #image(attributes: Attributes, { textAlign }: Look, url: string) {
    const src = safeImage(attributes.src);
    const width = pixelsOf(attributes, 'width');
    const height = pixelsOf(attributes, 'height');
    if (src === '' || (width ?? PIXEL + 1) <= PIXEL || (height ?? PIXEL + 1) <= PIXEL) return;
    this.#endText();
    const alt = (attributes.alt ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_ALT);
    // Without a size, a picture takes the width there is.
    const size = { width: Math.min(MAX_WIDTH, width ?? MAX_WIDTH), ...(height !== undefined && { height }) };
    this.#add({ type: 'Image', props: { src, url, alt, decorative: alt === '' && url === '', textAlign, ...size } });
  }

  /** A table, a row or a cell: columns where cells stand beside each other, else what it holds, on its color. */
  #box({ tag, fill }: Open, held: readonly Sprout[]) {
    const cells = tag === 'tr' ? held.filter(({ type }) => type === 'Column') : [];
    const beside = cells.length >= 2 && cells.length <= MAX_COLUMNS;
    const parts = beside ? [columnsOf(cells)] : held.flatMap(unfold);
    if (tag === 'td' || tag === 'th') {
      if (parts.length > 0) this.#add({ type: 'Column', props: fill ? { backgroundColor: fill } : {}, nodes: parts });
    } else if (fill !== undefined && parts.length > 0) {
      this.#add({ type: 'Container', props: { backgroundColor: fill }, nodes: parts });
    } else this.#nodes.push(...parts);
  }
}

/** A cell that stands beside no other: what it holds, on its color. */
const unfold = (part: Sprout): readonly Sprout[] => {
  if (part.type !== 'Column') return [part];
  const { props = {}, nodes = [] } = part;
  return props.backgroundColor === undefined ? nodes : [{ type: 'Container', props, nodes }];
};

const columnsOf = (cells: readonly Sprout[]): Sprout => ({
  type: 'Columns',
  props: { columns: cells.length, columnsConfig: evenly(cells.length) },
  nodes: cells,
});

/**
 * The HTML of an e-mail as one locked element. All it holds are elements of our own, so that it keeps every rule that they
 * keep: scripts, forms, styles of the page and addresses that lead nowhere safe are not in it.
 * @throws TaskFault `nothing_in_it`, `too_many_parts`
 */
export function importHtml(html: string): Sprout {
  const importer = new Importer();
  walkHtml(html, importer);
  const nodes = importer.end().flatMap(unfold);
  if (nodes.length === 0) throw new TaskFault<ImportFault>('nothing_in_it');
  return { type: 'Container', props: { locked: true, ...NO_PADDING }, nodes };
}
