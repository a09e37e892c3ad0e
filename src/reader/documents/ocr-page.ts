import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageQuality, PageResult } from '#server/platform/reader/page-result.ts';
import { UnreadableDocument } from '#server/platform/reader/unreadable-document.ts';
import { type PageWord, packWords, type StoredLayout, unpackWords } from '#shared/features/documents/page-words.ts';
import { cleanText, countWordCharacters } from './clean-text.ts';
import { isOutOfMemory } from './out-of-memory.ts';
import { readTextLayer } from './pdf-text.ts';
import type { RecognizedText, Recognizer } from './recognizer.ts';
import { collectGarbage } from './release-memory.ts';
import { type RenderedPage, renderPage } from './render-page.ts';

const GOOD_CONFIDENCE = 80;
const FAIR_CONFIDENCE = 60;
/** Below this the letters are those of a texture or a photograph, not of writing. */
const NOISE_CONFIDENCE = 25;
const MIN_WORD_CHARACTERS = 3;

/**
 * Reads a page's picture. Where nothing can be read in it, what its text layer and form fields hold is kept.
 *
 * @param pageNumber counted from 1.
 * @throws UnreadableDocument `too_complex` when the page needs more memory than there is.
 */
export async function ocrPage(
  document: PDFDocumentProxy,
  pageNumber: number,
  recognizer: Recognizer,
): Promise<PageResult> {
  const { needs_ocr: _, ...layer } = await readTextLayer(document, pageNumber, false);
  let page: PDFPageProxy | null = null;
  try {
    page = await document.getPage(pageNumber);
    const rendered = await renderPage(page);
    // Its pictures are in memory as they were scanned and as they are drawn: they go before the page is read.
    page.cleanup();
    collectGarbage();
    const recognized = rendered.image === null ? null : await recognizer.recognize(rendered.image);
    const text = recognized === null ? '' : cleanText(recognized.text);
    if (recognized === null || isNoise(text, recognized.confidence)) return withoutReading(layer, rendered);
    if (layer.text !== '' && layer.layout !== null && recognized.turn === 0) {
      const beside = withLayer(layer.text, layer.layout, recognized, rendered.scale);
      const quality = rendered.image_failed ? 'poor' : qualityOf(recognized.confidence);
      return { page: pageNumber, ...beside, method: 'ocr', quality, confidence: recognized.confidence };
    }
    if (standsFor(layer.text, text, recognized.confidence)) return withoutReading(layer, rendered);
    return {
      page: pageNumber,
      text: cleanText([layer.text, text].join('\n')),
      method: 'ocr',
      quality: rendered.image_failed ? 'poor' : qualityOf(recognized.confidence),
      confidence: recognized.confidence,
      layout: layoutOf(recognized, rendered.scale, page),
    };
  } catch (error) {
    if (isOutOfMemory(error)) throw new UnreadableDocument('too_complex', pageNumber);
    return { ...layer, quality: layer.text === '' ? 'unreadable' : 'poor' };
  } finally {
    page?.cleanup();
  }
}

/** Below this a picture that was turned has been read as noise. */
const TURNED_CONFIDENCE = 50;

/**
 * Whether a text layer is all that is to be kept of a page whose picture was turned to be read: where it says most of what
 * was read, or where that is noise. A stamp that stands upright on a sheet fed the wrong way round says a small part.
 */
const standsFor = (layer: string, read: string, confidence: number): boolean =>
  layer !== '' && (confidence < TURNED_CONFIDENCE || countWordCharacters(layer) * 2 > countWordCharacters(read));

/** A word with letters of which the font says no meaning; a bullet without one is no word. */
const LACKS_LETTERS = /\ufffd.*[\p{L}\p{N}]|[\p{L}\p{N}].*\ufffd/u;
/** The part of a read word that may lie on a word of the text layer before both are the same one. */
const SAME_PLACE = 0.3;

const covers = (kept: PageWord, read: PageWord): boolean => {
  const width = Math.min(kept.x + kept.w, read.x + read.w) - Math.max(kept.x, read.x);
  const height = Math.min(kept.y + kept.h, read.y + read.h) - Math.max(kept.y, read.y);
  return width > 0 && height > 0 && width * height > SAME_PLACE * read.w * read.h;
};

/**
 * The text layer, which is exact, and beside it what was read elsewhere on the page. A word of which the layer lacks
 * letters is the one that was read in its place.
 */
function withLayer(layerText: string, layout: StoredLayout, recognized: RecognizedText, scale: number) {
  const lines = recognized.lines.map((line) => line.map((word) => inPoints(word, scale)));
  let text = layerText;
  const kept = unpackWords(layout.words).map((word) => {
    if (!LACKS_LETTERS.test(word.text)) return word;
    const inPlace = lines.flat().filter((each) => covers(word, each));
    if (inPlace.length === 0) return word;
    const whole = inPlace.map((each) => each.text).join(' ');
    text = text.replace(word.text, () => whole);
    return { ...word, text: whole, conf: Math.min(...inPlace.map(({ conf }) => conf ?? 0)) };
  });
  const elsewhere = lines.map((line) => line.filter((word) => !kept.some((each) => covers(each, word))));
  const read = elsewhere.map((line) => line.map((word) => word.text).join(' ')).join('\n');
  return {
    text: cleanText(`${text}\n${read}`),
    layout: { ...layout, words: packWords([...kept, ...elsewhere.flat()]) },
  };
}

const inPoints = ({ x, y, w, h, ...word }: PageWord, scale: number): PageWord => {
  return { ...word, x: x / scale, y: y / scale, w: w / scale, h: h / scale };
};

/** The recognized words in points of the page as it was turned. */
function layoutOf({ words, turn }: RecognizedText, scale: number, page: PDFPageProxy): StoredLayout {
  const { width, height } = page.getViewport({ scale: 1 });
  const size = turn % 180 === 0 ? { width, height } : { width: height, height: width };
  return { ...size, turn, words: packWords(words.map((word) => inPoints(word, scale))) };
}

function withoutReading(layer: PageResult, rendered: RenderedPage): PageResult {
  if (!rendered.image_failed) return layer;
  return { ...layer, quality: layer.text === '' ? 'unreadable' : 'poor' };
}

function isNoise(text: string, confidence: number): boolean {
  return confidence < NOISE_CONFIDENCE || countWordCharacters(text) < MIN_WORD_CHARACTERS;
}

function qualityOf(confidence: number): PageQuality {
  if (confidence >= GOOD_CONFIDENCE) return 'good';
  return confidence >= FAIR_CONFIDENCE ? 'fair' : 'poor';
}
