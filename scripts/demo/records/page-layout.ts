/** US Letter in points. */
export const PAGE_WIDTH = 612;
export const PAGE_HEIGHT = 792;

const MARGIN = 50;
const LINE_HEIGHT = 1.32;
const HEADING = /^(?=.*[A-Z])[^a-z\t]{4,60}$/;

export interface TextStyle {
  size: number;
  bold: boolean;
}

/** One run of text; `x` and `y` are points from the page's top left corner, `y` of the baseline. */
export interface PlacedText extends TextStyle {
  x: number;
  y: number;
  text: string;
}

/** The width of a text in points. */
export type Measure = (text: string, style: TextStyle) => number;

/**
 * Places a page's text: capitals become headings, tabs become columns, long lines are wrapped.
 *
 * @throws Error when the text does not fit on one page.
 */
export function layOutPage(text: string, bodySize: number, measure: Measure): PlacedText[] {
  const placed: PlacedText[] = [];
  let y = MARGIN;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      y += bodySize * 0.6;
      continue;
    }
    const heading = isHeading(line, lines[index + 1]);
    const style = { size: heading ? bodySize + (index === 0 ? 4 : 1) : bodySize, bold: heading };
    for (const row of line.includes('\t') ? [tableRow(line)] : wrap(line, style, measure)) {
      y += style.size * LINE_HEIGHT;
      for (const cell of row) placed.push({ ...style, x: MARGIN + cell.offset, y, text: cell.text });
    }
  }
  if (y > PAGE_HEIGHT - MARGIN / 2) throw new Error(`text is ${Math.ceil(y)} points high and does not fit on one page`);
  return placed;
}

interface Cell {
  offset: number;
  text: string;
}

function isHeading(line: string, next: string | undefined): boolean {
  return HEADING.test(line) && !line.includes(':') && next !== '';
}

/** The first column is wider, as it names the row; the others share the rest evenly. */
function tableRow(line: string): Cell[] {
  const cells = line.split('\t');
  const unit = (PAGE_WIDTH - 2 * MARGIN) / (cells.length + 0.5);
  return cells
    .map((text, column) => ({ text, offset: column === 0 ? 0 : unit * (column + 0.5) }))
    .filter((cell) => cell.text !== '');
}

function wrap(line: string, style: TextStyle, measure: Measure): Cell[][] {
  const rows: string[] = [];
  let row = '';
  for (const word of line.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && measure(longer, style) > PAGE_WIDTH - 2 * MARGIN) {
      rows.push(row);
      row = word;
    } else {
      row = longer;
    }
  }
  rows.push(row);
  return rows.map((text) => [{ offset: 0, text }]);
}
