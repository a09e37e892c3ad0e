import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type GrayImage, grayOf, shrunk } from './gray-image.ts';
import { collectGarbage, releaseCanvas } from './release-memory.ts';
import { takeSmallPictures } from './small-pictures.ts';

const SCALE = 200 / 72;
/** Somewhat more than a tabloid sheet at 200 dots an inch; 40 MB of memory. */
const MAX_PIXELS = 10_000_000;
const LONGEST_EDGE = 8_000;
const BLANK_DIFFERENCE = 24;
/** Dots that become one before it is asked whether anything stands on the page, and the rows that are looked at at once. */
const SHRINK = 4;
const BAND = 64;

export interface RenderedPage {
  /** What can be seen; null where nothing stands on the page. */
  image: GrayImage | null;
  /** Dots of the picture for a point of the page. */
  scale: number;
  /** One of its images could not be decoded, so it is missing from the picture. */
  image_failed: boolean;
}

/** Draws a page at about 200 dots an inch, fewer where it would have too many pixels. */
export async function renderPage(page: PDFPageProxy): Promise<RenderedPage> {
  const scale = scaleFor(page);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const takeWhole = takeSmallPictures(page, canvas.width * canvas.height);
  try {
    await page.render({ canvas: null, canvasContext: browserContext(context), viewport }).promise;
  } finally {
    // What they were unpacked to takes many times the memory of the page: it goes before the page is read.
    if (takeWhole()) collectGarbage();
  }
  const image = grayOf(canvas);
  releaseCanvas(canvas);
  return { image: isBlank(image) ? null : image, scale, image_failed: hasFailedImage(page) };
}

function scaleFor(page: PDFPageProxy): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return Math.min(SCALE, Math.sqrt(MAX_PIXELS / (width * height)), LONGEST_EDGE / Math.max(width, height));
}

/** The native context has the methods of the browser's, which is the type the library asks for. */
function browserContext(context: unknown): CanvasRenderingContext2D {
  if (!hasDrawingMethods(context)) throw new TypeError('not a drawing context');
  return context;
}

function hasDrawingMethods(context: unknown): context is CanvasRenderingContext2D {
  return typeof context === 'object' && context !== null && 'drawImage' in context && 'putImageData' in context;
}

/** Looks at the page shrunk to a fourth, where a lone speck has faded, from the top until something stands out. */
function isBlank({ width, height, dots }: GrayImage): boolean {
  let darkest = 255;
  let lightest = 0;
  for (let top = 0; top < height; top += BAND) {
    const bottom = Math.min(top + BAND, height);
    const band = { width, height: bottom - top, dots: dots.subarray(top * width, bottom * width) };
    for (const dot of shrunk(band, SHRINK).dots) {
      if (dot < darkest) darkest = dot;
      if (dot > lightest) lightest = dot;
    }
    if (lightest - darkest >= BLANK_DIFFERENCE) return false;
  }
  return true;
}

/** The library leaves out an image it cannot decode and keeps null in its place. */
function hasFailedImage(page: PDFPageProxy): boolean {
  const objects: Iterable<unknown> = page.objs;
  for (const entry of objects) {
    if (Array.isArray(entry) && entry[1] === null) return true;
  }
  return false;
}
