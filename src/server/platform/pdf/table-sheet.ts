import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { fonts } from './fonts.ts';
import { drawLogo, type SheetLogo } from './sheet-logo.ts';

export interface TableSheet {
  title: string;
  subtitle: string;
  columns: readonly { label: string; width: number }[];
  /** What stands in place of rows where there are none. */
  empty: string;
  foot: (page: number) => string;
  created_at: Date;
  /** On the first page. */
  logo?: SheetLogo | null;
}

/** US letter, lying on its side, in points; columns share `TABLE_WIDTH`. */
const PAGE = { width: 792, height: 612 };
const MARGIN = 36;
export const TABLE_WIDTH = PAGE.width - 2 * MARGIN;
const SIZE = 8;
const ROW = 13;
const BOTTOM = PAGE.height - MARGIN - 2 * ROW;
/** Bytes that may wait for a slow reader. */
const MAX_WAITING = 1024 * 1024;

/** Waits until its reader takes more, or has left; nothing of the waiting stays with it. */
async function untilDrained(out: Writable): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  try {
    await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })]);
  } finally {
    over.abort();
  }
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim();

/**
 * Writes a table of any length as pages, a stretch of rows at a time: what waits in memory does not grow with it. It ends
 * early where nobody takes it any more.
 */
export async function writeTable(
  sheet: TableSheet,
  stretches: AsyncIterable<readonly (readonly string[])[]>,
  out: Writable,
): Promise<void> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: sheet.title, Producer: 'Landfall', Creator: 'Landfall', CreationDate: sheet.created_at },
  });
  const { regular, bold } = fonts();
  const write = (words: string, x: number, y: number, width: number, size: number, font: string) =>
    document
      .font(font, size)
      .text(oneLine(words), x, y, { width, height: size * 1.2, ellipsis: true, lineBreak: true });
  const writeRow = (cells: readonly string[], y: number, font: string) => {
    let x = MARGIN;
    for (const [at, { width }] of sheet.columns.entries()) {
      write(cells[at] ?? '', x, y, width - 6, SIZE, font);
      x += width;
    }
  };

  let page = 0;
  let y = BOTTOM;
  const beginPage = () => {
    document.addPage();
    page += 1;
    const logo = page === 1 ? sheet.logo : null;
    const beside = TABLE_WIDTH - drawLogo(document, logo, { right: MARGIN + TABLE_WIDTH, top: MARGIN });
    write(sheet.title, MARGIN, MARGIN, beside, page === 1 ? 16 : 10, bold);
    if (page === 1) write(sheet.subtitle, MARGIN, MARGIN + 22, beside, 10, regular);
    write(sheet.foot(page), MARGIN, PAGE.height - MARGIN, TABLE_WIDTH, SIZE, regular);
    y = MARGIN + (page === 1 ? 46 : 22);
    writeRow(
      sheet.columns.map(({ label }) => label),
      y,
      bold,
    );
    y += ROW + 2;
    document
      .moveTo(MARGIN, y - 4)
      .lineTo(MARGIN + TABLE_WIDTH, y - 4)
      .lineWidth(0.5)
      .stroke('#888888');
    document.fillColor('#000000');
  };

  document.pipe(out);
  beginPage();
  let written = 0;
  for await (const rows of stretches) {
    for (const cells of rows) {
      if (y > BOTTOM) beginPage();
      writeRow(cells, y, regular);
      y += ROW;
      written += 1;
    }
    if (!out.destroyed && document.readableLength > MAX_WAITING) await untilDrained(out);
    if (out.destroyed) return;
  }
  if (written === 0) write(sheet.empty, MARGIN, y, TABLE_WIDTH, SIZE, regular);
  document.end();
  await finished(out).catch((error: NodeJS.ErrnoException) => {
    // Whoever read it has left, as above; any other end is a failure.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
