import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText, countWordCharacters } from './clean-text.ts';
import { UnreadableDocument } from './extraction-errors.ts';
import { readFormValues } from './form-values.ts';
import { isOutOfMemory } from './open-pdf.ts';
import type { PageQuality, PageResult } from './page-result.ts';
import { readTextLayer } from './pdf-text.ts';
import type { Recogniser } from './recogniser.ts';
import { releaseCanvas } from './release-memory.ts';
import { type RenderedPage, renderPage } from './render-page.ts';

const GOOD_CONFIDENCE = 80;
const FAIR_CONFIDENCE = 60;
/** Below this the letters are those of a texture or a photograph, not of writing. */
const NOISE_CONFIDENCE = 25;
const LEAST_WORD_CHARACTERS = 3;

/**
 * Reads a page's picture. Where nothing can be read in it, what its text layer and form fields hold is kept.
 *
 * @param pageNumber counted from 1.
 * @throws UnreadableDocument `too_complex` when the page needs more memory than there is.
 */
export async function ocrPage(
  document: PDFDocumentProxy,
  pageNumber: number,
  recogniser: Recogniser,
): Promise<PageResult> {
  const { needs_ocr: _, ...layer } = await readTextLayer(document, pageNumber);
  let page: PDFPageProxy | null = null;
  try {
    page = await document.getPage(pageNumber);
    const rendered = await renderPage(page);
    const recognised = rendered.blank ? null : await recogniser.recognise(rendered.canvas);
    releaseCanvas(rendered.canvas);
    const text = recognised === null ? '' : cleanText(recognised.text);
    if (recognised === null || isNoise(text, recognised.confidence)) return withoutReading(layer, rendered);
    return {
      page: pageNumber,
      text: cleanText([text, ...(await readFormValues(page))].join('\n')),
      method: 'ocr',
      quality: rendered.image_failed ? 'poor' : qualityOf(recognised.confidence),
      confidence: recognised.confidence,
    };
  } catch (error) {
    if (isOutOfMemory(error)) throw new UnreadableDocument('too_complex', pageNumber);
    return { ...layer, quality: layer.text === '' ? 'unreadable' : 'poor' };
  } finally {
    page?.cleanup();
  }
}

function withoutReading(layer: PageResult, rendered: RenderedPage): PageResult {
  if (!rendered.image_failed) return layer;
  return { ...layer, quality: layer.text === '' ? 'unreadable' : 'poor' };
}

function isNoise(text: string, confidence: number): boolean {
  return confidence < NOISE_CONFIDENCE || countWordCharacters(text) < LEAST_WORD_CHARACTERS;
}

function qualityOf(confidence: number): PageQuality {
  if (confidence >= GOOD_CONFIDENCE) return 'good';
  return confidence >= FAIR_CONFIDENCE ? 'fair' : 'poor';
}
