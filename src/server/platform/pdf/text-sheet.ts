import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fonts } from './fonts.ts';
import { drawLogo, type SheetLogo } from './sheet-logo.ts';

export interface SheetSection {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
}

export interface TextSheet {
  title: string;
  /** Under the title, and at the foot. */
  subtitle: string;
  foot: string;
  sections: readonly SheetSection[];
  /** Says how many facts found no place: `… and 3 more`. */
  more: (count: number) => string;
  created_at: Date;
  logo?: SheetLogo | null;
}

/** US letter, in points. */
const PAGE = { width: 612, height: 792 };
const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
const LABEL_WIDTH = 150;
const ROW = 13;
const HEAD = 20;
const TOP = 106;
const BOTTOM = PAGE.height - MARGIN - ROW;

const shown = (sections: readonly SheetSection[]): SheetSection[] =>
  sections.filter(({ facts }) => facts.length > 0).map((section) => ({ ...section, facts: [...section.facts] }));

/**
 * Takes facts from the longest section until everything fits the page; a section that lost some says how many.
 */
function fitted(sections: readonly SheetSection[], more: TextSheet['more']): SheetSection[] {
  const kept = shown(sections);
  const rows = Math.floor((BOTTOM - TOP - kept.length * HEAD) / ROW);
  const limits = kept.map(({ facts }) => facts.length);
  while (limits.reduce((sum, limit) => sum + limit, 0) > rows) {
    const longest = limits.indexOf(Math.max(...limits));
    limits[longest] = limits[longest]! - 1;
  }
  return kept.map(({ title, facts }, at) => {
    const limit = limits[at]!;
    if (limit >= facts.length) return { title, facts };
    const left = Math.max(0, limit - 1);
    return { title, facts: [...facts.slice(0, left), ['', more(facts.length - left)] as const] };
  });
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** One plain page of sections of labels and values. The same sheet gives the same bytes. */
export async function renderSheet(sheet: TextSheet): Promise<Buffer> {
  // Loaded with the first sheet: most processes never write one.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: sheet.title, Producer: 'Landfall', Creator: 'Landfall', CreationDate: sheet.created_at },
  });
  const bytes = buffer(document.pipe(new PassThrough()));
  const { regular, bold } = fonts();
  const write = (words: string, x: number, y: number, width: number, size: number, font: string) =>
    document
      .font(font, size)
      .text(oneLine(words), x, y, { width, height: size * 1.2, ellipsis: true, lineBreak: true });

  const beside = WIDTH - drawLogo(document, sheet.logo, { right: MARGIN + WIDTH, top: MARGIN });
  write(sheet.title, MARGIN, MARGIN, beside, 18, bold);
  write(sheet.subtitle, MARGIN, MARGIN + 26, beside, 10, regular);
  let y = TOP;
  for (const { title, facts } of fitted(sheet.sections, sheet.more)) {
    document
      .moveTo(MARGIN, y - 2)
      .lineTo(MARGIN + WIDTH, y - 2)
      .lineWidth(0.5)
      .stroke('#888888');
    document.fillColor('#000000');
    write(title, MARGIN, y + 2, WIDTH, 10, bold);
    y += HEAD - 2;
    for (const [label, value] of facts) {
      write(label, MARGIN, y, LABEL_WIDTH - 8, 9, regular);
      write(value, MARGIN + LABEL_WIDTH, y, WIDTH - LABEL_WIDTH, 9, regular);
      y += ROW;
    }
    y += 2;
  }
  write(sheet.foot, MARGIN, PAGE.height - MARGIN, WIDTH, 8, regular);
  document.end();
  return bytes;
}
