import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OPS } from './pdf-library.ts';

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const paintsPicture = (operator: number): boolean =>
  operator === OPS.paintImageXObject ||
  operator === OPS.paintInlineImageXObject ||
  operator === OPS.paintImageMaskXObject;

const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

function matrixOf(given: unknown): Matrix | null {
  const numbers: unknown[] = given instanceof Float32Array || Array.isArray(given) ? [...given] : [];
  if (numbers.length !== 6) return null;
  const [a, b, c, d, e, f] = numbers.map(Number);
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0];
}

/** The share (0 to 1) of a page that its pictures cover, one upon another counted once at most. */
export async function pictureCover(page: PDFPageProxy): Promise<number> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const { fnArray, argsArray } = await page.getOperatorList();
  const outer: Matrix[] = [];
  let current: Matrix = [1, 0, 0, 1, 0, 0];
  let covered = 0;
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as readonly unknown[] | null;
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) outer.push(current);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) current = outer.pop() ?? current;
    const change = operator === OPS.transform ? args : operator === OPS.paintFormXObjectBegin ? args?.[0] : null;
    const matrix = matrixOf(change);
    if (matrix) current = times(current, matrix);
    if (!paintsPicture(operator)) continue;
    // A picture is drawn into the unit square: its corners say where on the page.
    const [a, b, c, d, e, f] = current;
    const across = [e, e + a, e + c, e + a + c];
    const along = [f, f + b, f + d, f + b + d];
    const width = Math.min(right, Math.max(...across)) - Math.max(left, Math.min(...across));
    const height = Math.min(top, Math.max(...along)) - Math.max(bottom, Math.min(...along));
    if (width > 0 && height > 0) covered += width * height;
  }
  return Math.min(1, covered / ((right - left) * (top - bottom)));
}
