import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText, unmappedShare } from './clean-text.ts';
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
  for (const item of content.items) {
    if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
  }
  return text;
}
