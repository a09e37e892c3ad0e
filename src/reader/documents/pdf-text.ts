import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextLayerPage } from '#server/platform/reader/page-result.ts';
import { UnreadableDocument } from '#server/platform/reader/unreadable-document.ts';
import { type PageWord, packWords, type StoredLayout } from '#shared/features/documents/page-words.ts';
import { cleanText, mapLetters, unmappedShare } from './clean-text.ts';
import { type FormValue, readFormValues } from './form-values.ts';
import { isOutOfMemory } from './out-of-memory.ts';
import { pictureCover } from './picture-cover.ts';
import { joinLine } from './text-lines.ts';
import { placePiece, type TextPiece, withoutRepeats, wordsOf } from './text-pieces.ts';

/** A text layer with fewer characters is a stamp or a page number on a picture. */
const MIN_TEXT_LAYER = 20;
const UNMAPPED_UNUSABLE = 0.3;
/** A page of writing holds more; with fewer, a picture that covers most of the page may hold the rest. */
const LITTLE_TEXT = 600;
const MIN_COVERED = 0.5;
/**
 * A letter without a meaning within a word; a bullet without one hides nothing. Only in letters that the recognizer knows:
 * of all others its reading is noise.
 */
const BROKEN_WORD = /[\p{Script=Latin}\p{N}]\ufffd|\ufffd[\p{Script=Latin}\p{N}]/u;

/**
 * Reads one page's text layer and form values.
 *
 * @param pageNumber counted from 1.
 * @param looks whether to look for a picture that covers the page; all pictures are unpacked for it.
 * @throws UnreadableDocument `too_complex` when the page needs more memory than there is.
 */
export async function readTextLayer(
  document: PDFDocumentProxy,
  pageNumber: number,
  looks = true,
): Promise<TextLayerPage> {
  let page: PDFPageProxy;
  try {
    page = await document.getPage(pageNumber);
  } catch {
    // A page that cannot even be found in the file has no picture either.
    return {
      page: pageNumber,
      text: '',
      method: 'none',
      quality: 'unreadable',
      confidence: null,
      layout: null,
      needs_ocr: false,
    };
  }
  try {
    const viewport = page.getViewport({ scale: 1 });
    const { width, height } = viewport;
    const layer = await readLayer(page, viewport);
    const read = describe(pageNumber, layer, await readFormValues(page, viewport), { width, height });
    // Only where there is little text: what a page draws costs more to know than what it says.
    if (!looks || read.needs_ocr || layer.text.length >= LITTLE_TEXT) return read;
    return { ...read, needs_ocr: (await pictureCover(page)) >= MIN_COVERED };
  } catch (error) {
    if (isOutOfMemory(error)) throw new UnreadableDocument('too_complex', pageNumber);
    return {
      page: pageNumber,
      text: '',
      method: 'none',
      quality: 'unreadable',
      confidence: null,
      layout: null,
      needs_ocr: true,
    };
  } finally {
    page.cleanup();
  }
}

function describe(page: number, layer: LayerText, form: readonly FormValue[], size: PageSize): TextLayerPage {
  const unmapped = unmappedShare(layer.text);
  const usable = unmapped < UNMAPPED_UNUSABLE;
  const own = usable ? cleanText(layer.text) : '';
  const needsOcr = !usable || own.length < MIN_TEXT_LAYER || BROKEN_WORD.test(own);
  const text = cleanText([own, ...new Set(form.map(({ line }) => line))].join('\n'));
  if (text === '')
    return { page, text, method: 'none', quality: 'none', confidence: null, layout: null, needs_ocr: needsOcr };
  const words = [...(usable ? layer.words : []), ...form.flatMap((value) => value.words)];
  const layout = { ...size, turn: 0 as const, words: packWords(words) };
  const quality = unmapped === 0 ? 'good' : 'fair';
  return { page, text, method: 'text', quality, confidence: null, layout, needs_ocr: needsOcr };
}

type PageSize = Pick<StoredLayout, 'width' | 'height'>;

interface LayerText {
  text: string;
  words: PageWord[];
}

/** The letters of a page line by line, as the library finds them, and its words with their places. */
async function readLayer(page: PDFPageProxy, viewport: PageViewport): Promise<LayerText> {
  const { items } = await page.getTextContent();
  const lines: TextPiece[][] = [[]];
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str !== '') lines.at(-1)?.push({ ...placePiece(item, viewport), text: mapLetters(item.str) });
    if (item.hasEOL) lines.push([]);
  }
  const clean = lines.map(withoutRepeats);
  return { text: clean.map(joinLine).join('\n'), words: clean.flatMap((line) => line.flatMap(wordsOf)) };
}
