import type { Block, Paper } from '../paper.ts';
import { escaped } from './html.ts';

const [WIDTH, HEIGHT, MARGIN] = [612, 792, 54];
const LETTERS = 92;

interface Pen {
  y: number;
  parts: string[];
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const run = (x: number, y: number, text: string, look = ''): string =>
  `<text x="${x}" y="${y}" ${look}>${escaped(text)}</text>`;

function write(pen: Pen, text: string, size: number, look = ''): void {
  for (const line of wrapped(text, (LETTERS * 10) / size)) {
    pen.y += size * 1.35;
    pen.parts.push(run(MARGIN, pen.y, line, `font-size="${size}" ${look}`));
  }
  pen.y += 5;
}

function writeRows(pen: Pen, rows: readonly (readonly string[])[], ruled: boolean): void {
  const columns = rows[0]?.length ?? 1;
  const width = (WIDTH - 2 * MARGIN) / columns;
  for (const row of rows) {
    const cells = row.map((cell) => wrapped(cell, Math.floor(LETTERS / columns)));
    const height = Math.max(...cells.map((lines) => lines.length)) * 13;
    for (const [column, lines] of cells.entries()) {
      const x = MARGIN + column * width;
      if (ruled)
        pen.parts.push(
          `<rect x="${x - 3}" y="${pen.y}" width="${width}" height="${height + 4}" fill="none" stroke="#555"/>`,
        );
      for (const [at, text] of lines.entries()) pen.parts.push(run(x, pen.y + 12 + at * 13, text));
    }
    pen.y += height + 4;
  }
  pen.y += 8;
}

function writeColumns(pen: Pen, columns: readonly (readonly string[])[]): void {
  const width = (WIDTH - 2 * MARGIN) / columns.length;
  let end = pen.y;
  for (const [column, texts] of columns.entries()) {
    let y = pen.y;
    for (const text of texts) {
      for (const part of wrapped(text, Math.floor(LETTERS / columns.length) - 3)) {
        y += 13;
        pen.parts.push(run(MARGIN + column * width, y, part));
      }
      y += 6;
    }
    end = Math.max(end, y);
  }
  pen.y = end;
}

function draw(pen: Pen, block: Block): void {
  switch (block.kind) {
    case 'title':
      write(pen, block.text, 15, 'font-weight="bold"');
      return;
    case 'heading':
      write(pen, block.text, 11.5, 'font-weight="bold"');
      return;
    case 'paragraph':
      write(pen, block.text, 10);
      return;
    case 'small':
      write(pen, block.text, 8);
      return;
    case 'spaced':
      write(pen, block.text, 11, 'letter-spacing="5"');
      return;
    case 'list':
      for (const item of block.items) write(pen, `• ${item}`, 10);
      return;
    case 'fields':
      writeRows(pen, block.rows, false);
      return;
    case 'table':
      writeRows(pen, block.rows, true);
      return;
    case 'columns':
      writeColumns(pen, block.columns);
      return;
  }
}

/** The pages of a paper as drawings, each a file of its own. */
export const toSvg = ({ pages, script }: Paper, family = 'Liberation Sans'): string[] =>
  pages.map((page) => {
    const pen: Pen = { y: MARGIN, parts: [] };
    for (const block of page) draw(pen, block);
    const letters = script === 'cjk' ? 'Droid Sans Fallback' : script ? 'DejaVu Sans' : family;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}pt" height="${HEIGHT}pt" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g font-family="${letters}" font-size="10">${pen.parts.join('\n')}</g></svg>`;
  });
