import PDFDocument from 'pdfkit';
import { scanToJpeg } from './draw-scan.ts';
import type { FictionalRecord } from './fictional-record.ts';
import { layOutPage, PAGE_HEIGHT, PAGE_WIDTH, type TextStyle } from './page-layout.ts';
import { BOLD_FONT, REGULAR_FONT } from './record-fonts.ts';

const BODY_SIZE = 10.5;

/** A fixed date keeps the file's bytes equal from one rendering to the next. */
const CREATED = new Date('2026-01-01T00:00:00Z');

/**
 * Renders a record as a PDF file, by its own `as` or the one given. Equal input gives equal bytes.
 *
 * @throws Error when a page's text does not fit on one page.
 */
export async function renderRecord(
  record: FictionalRecord,
  as: FictionalRecord['as'] = record.as,
): Promise<Buffer<ArrayBuffer>> {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: { Title: record.file_name, Producer: 'Landfall demo', Creator: 'Landfall demo', CreationDate: CREATED },
  });
  const bytes = collect(document);
  for (const text of record.pages) {
    document.addPage({ size: [PAGE_WIDTH, PAGE_HEIGHT], margin: 0 });
    if (as === 'scan') document.image(scanToJpeg(text), 0, 0, { width: PAGE_WIDTH, height: PAGE_HEIGHT });
    else addTextPage(document, text);
  }
  document.end();
  return bytes;
}

function addTextPage(document: PDFKit.PDFDocument, text: string): void {
  const use = (style: TextStyle) => document.font(style.bold ? BOLD_FONT : REGULAR_FONT, style.size);
  const measure = (run: string, style: TextStyle) => use(style).widthOfString(run);
  for (const run of layOutPage(text, BODY_SIZE, measure)) {
    use(run).text(run.text, run.x, run.y, { lineBreak: false, baseline: 'alphabetic' });
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
