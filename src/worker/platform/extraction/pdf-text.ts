import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { cleanText, countWordCharacters, unmappedShare } from './clean-text.ts';
import { UnreadableDocument } from './extraction-errors.ts';
import { readFormValues } from './form-values.ts';
import { isOutOfMemory } from './open-pdf.ts';
import type { TextLayerPage } from './page-result.ts';

/** A text layer with fewer characters is a stamp or a page number on a picture. */
const LEAST_TEXT_LAYER = 20;
const UNMAPPED_FAIR = 0.02;
const UNMAPPED_UNUSABLE = 0.3;

/**
 * Reads one page's text layer and form values.
 *
 * @param pageNumber counted from 1.
 * @throws UnreadableDocument `too_complex` when the page needs more memory than there is.
 */
export async function readTextLayer(document: PDFDocumentProxy, pageNumber: number): Promise<TextLayerPage> {
  let page: PDFPageProxy;
  try {
    page = await document.getPage(pageNumber);
  } catch {
    // A page that cannot even be found in the file has no picture either.
    return { page: pageNumber, text: '', method: 'none', quality: 'unreadable', confidence: null, needs_ocr: false };
  }
  try {
    return describe(pageNumber, await readItems(page), await readFormValues(page));
  } catch (error) {
    if (isOutOfMemory(error)) throw new UnreadableDocument('too_complex', pageNumber);
    return { page: pageNumber, text: '', method: 'none', quality: 'unreadable', confidence: null, needs_ocr: true };
  } finally {
    page.cleanup();
  }
}

function describe(page: number, raw: string, formValues: string[]): TextLayerPage {
  const layer = cleanText(raw);
  const unmapped = unmappedShare(raw);
  const usable = unmapped < UNMAPPED_UNUSABLE;
  const needsOcr = !usable || layer.length < LEAST_TEXT_LAYER;
  const text = cleanText([usable ? layer : '', ...formValues].join('\n'));
  if (text === '') return { page, text, method: 'none', quality: 'none', confidence: null, needs_ocr: needsOcr };
  const quality = unmapped < UNMAPPED_FAIR ? 'good' : 'fair';
  return { page, text, method: 'text', quality, confidence: null, needs_ocr: needsOcr };
}

/** The library puts spaces between words that stand apart itself, so items are joined as they are. */
async function readItems(page: PDFPageProxy): Promise<string> {
  const content = await page.getTextContent();
  let text = '';
  let line: TextItem[] = [];
  for (const item of content.items) {
    if (!('str' in item)) continue;
    line.push(item);
    if (!item.hasEOL) continue;
    text += `${joinLine(line)}\n`;
    line = [];
  }
  return text + joinLine(line);
}

/**
 * Printing programs write a line that runs from right to left as it is seen, from left to right. The library turns the
 * letters of each piece, but leaves the pieces in that order.
 */
function joinLine(line: readonly TextItem[]): string {
  const parts = line.map(({ str }) => str);
  return isWrittenAsSeen(line) ? parts.reverse().join('') : parts.join('');
}

function isWrittenAsSeen(line: readonly TextItem[]): boolean {
  const leftward = line.filter(({ dir }) => dir === 'rtl');
  const [first, last] = [leftward[0], leftward.at(-1)];
  if (!first || !last || first === last) return false;
  const letters = (items: readonly TextItem[]) => items.reduce((sum, { str }) => sum + countWordCharacters(str), 0);
  return letters(leftward) * 2 > letters(line) && xOf(first) < xOf(last);
}

const xOf = ({ transform }: TextItem): number => Number(transform[4]);
