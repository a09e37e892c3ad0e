import { drawPdf } from '#tests/support/pdf/text-pdf.ts';
import type { Block, Paper } from '../paper.ts';

type Pdf = PDFKit.PDFDocument;

export interface PdfkitLook {
  /** A font file in place of Helvetica. */
  font?: string;
  /** How titles and headings are drawn: once, or twice a little apart, to look bold. */
  bold?: 'once' | 'twice';
  /** Quarter turns by which each page's writing lies on its sheet. */
  turned?: boolean;
}

const LEFT = 54;
const WIDTH = 504;

function drawTable(pdf: Pdf, rows: readonly (readonly string[])[]): void {
  const width = WIDTH / (rows[0]?.length ?? 1);
  for (const row of rows) {
    const height = Math.max(...row.map((cell) => pdf.heightOfString(cell || ' ', { width: width - 6 }))) + 4;
    const top = pdf.y;
    for (const [column, cell] of row.entries()) {
      pdf.rect(LEFT + column * width, top, width, height).stroke('#777777');
      if (cell !== '') pdf.text(cell, LEFT + column * width + 3, top + 3, { width: width - 6 });
    }
    pdf.x = LEFT;
    pdf.y = top + height;
  }
  pdf.moveDown();
}

function drawBold(pdf: Pdf, text: string, size: number, bold: PdfkitLook['bold']): void {
  const top = pdf.y;
  pdf.fontSize(size).text(text, LEFT, top, { width: WIDTH });
  if (bold === 'twice') pdf.text(text, LEFT + 0.4, top, { width: WIDTH });
  pdf.moveDown(0.4).fontSize(10);
}

function draw(pdf: Pdf, block: Block, { bold }: PdfkitLook): void {
  switch (block.kind) {
    case 'title':
      drawBold(pdf, block.text, 15, bold);
      return;
    case 'heading':
      drawBold(pdf, block.text, 11.5, bold);
      return;
    case 'paragraph':
      pdf.fontSize(10).text(block.text, LEFT, pdf.y, { width: WIDTH, align: 'justify' }).moveDown(0.5);
      return;
    case 'small':
      pdf.fontSize(8).text(block.text, LEFT, pdf.y, { width: WIDTH }).moveDown(0.5);
      return;
    case 'spaced':
      pdf.fontSize(11).text(block.text, LEFT, pdf.y, { width: WIDTH, characterSpacing: 5 }).moveDown(0.5);
      return;
    case 'list':
      pdf
        .fontSize(10)
        .list([...block.items], LEFT, pdf.y, { width: WIDTH })
        .moveDown(0.5);
      return;
    case 'fields':
      for (const [label, value] of block.rows) {
        const top = pdf.y;
        pdf.fontSize(10).text(label, LEFT, top, { width: 160 });
        pdf.text(value, LEFT + 170, top, { width: WIDTH - 170 });
      }
      pdf.moveDown(0.5);
      return;
    case 'table':
      drawTable(pdf.fontSize(9), block.rows);
      return;
    case 'columns':
      pdf.fontSize(10);
      pdf.text(block.columns.flat().join('\n'), LEFT, pdf.y, { width: WIDTH, columns: block.columns.length });
      return;
  }
}

/** A paper as a program written for Node prints it. */
export const toPdfkit = ({ pages }: Paper, look: PdfkitLook = {}): Promise<Buffer> =>
  drawPdf((pdf) => {
    for (const page of pages) {
      pdf.addPage({ size: look.turned ? [792, 612] : 'LETTER', margin: 54 });
      if (look.turned) pdf.rotate(90).translate(0, -792);
      if (look.font) pdf.font(look.font);
      for (const block of page) draw(pdf, block, look);
    }
  });
