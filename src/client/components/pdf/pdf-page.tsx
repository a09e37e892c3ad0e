import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { pdfLibrary } from './load-pdf.ts';
import { paintMatches } from './paint-matches.ts';
import classes from './pdf.module.css';
import type { TextSpan } from './pdf-text.ts';
import { scrollWithin } from './scroll-within.ts';
import { useNearby } from './use-nearby.ts';

export interface PageShape {
  width: number;
  height: number;
}

interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  /** CSS pixels. */
  width: number;
  /** Degrees clockwise by which it is shown turned. */
  turn: number;
  /** The room the page takes until its own size is known. */
  expected: PageShape;
  scroller: RefObject<HTMLElement | null>;
  /** What is marked in its text; a page without is a picture alone. */
  matches?: readonly (readonly TextSpan[])[];
  /** Index among `matches` of the one to scroll to. */
  active?: number;
}

/** One page: an empty sheet while far away, its picture and its text once near. */
export function PdfPage({ document, number, width, turn, expected, scroller, matches, active }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const near = useNearby(sheet, scroller);
  const [shape, setShape] = useState(expected);
  const boxes = useDrawnPage(sheet, { near, document, number, width, turn, withText: !!matches, onShape: setShape });

  useEffect(() => {
    if (!matches) return;
    const target = paintMatches(boxes, matches, active, (on) => `${classes.match} ${on ? classes.activeMatch : ''}`);
    if (target && scroller.current) scrollWithin(scroller.current, target, 'center');
  }, [scroller, boxes, matches, active]);

  const style = {
    width,
    height: (width * shape.height) / shape.width,
    '--total-scale-factor': width / shape.width,
  };
  if (!matches) return <div ref={sheet} aria-hidden className={classes.page} style={style} />;
  const label = format(text.pdf_page_of, { n: number, total: document.numPages });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this groups the text of a page
    <div ref={sheet} role="group" aria-label={label} data-page={number} className={classes.page} style={style} />
  );
}

interface Drawing extends Pick<PdfPageProps, 'document' | 'number' | 'width' | 'turn'> {
  near: boolean;
  withText: boolean;
  onShape: (shape: PageShape) => void;
}

/** Draws the page into the sheet while it is near; gives the boxes of its text items, none while it is not drawn. */
function useDrawnPage(sheet: RefObject<HTMLDivElement | null>, drawing: Drawing): readonly HTMLElement[] {
  const { near, document, number, width, turn, withText, onShape } = drawing;
  const [boxes, setBoxes] = useState<readonly HTMLElement[]>(NONE);
  useEffect(() => {
    const host = sheet.current;
    if (!near || !host) return;
    const stop = new AbortController();
    const draw = async () => {
      const page = await document.getPage(number);
      if (stop.signal.aborted) return;
      const rotation = (page.rotate + turn) % 360;
      const natural = page.getViewport({ scale: 1, rotation });
      onShape({ width: natural.width, height: natural.height });
      const viewport = page.getViewport({ scale: width / natural.width, rotation });
      // Awaited together: what is left while it is drawn refuses both.
      const picture = drawPicture(page, viewport, host, stop.signal);
      const [layer] = await Promise.all([withText ? drawText(page, viewport, host, stop.signal) : NONE, picture]);
      if (!stop.signal.aborted) setBoxes(layer);
    };
    draw().catch(() => {
      // A page that can't be drawn stays an empty sheet; the others are not its hostages.
    });
    return () => {
      stop.abort();
      host.replaceChildren();
      setBoxes(NONE);
    };
  }, [sheet, near, document, number, width, turn, withText, onShape]);
  return boxes;
}

const NONE: readonly HTMLElement[] = [];

async function drawPicture(page: PDFPageProxy, viewport: PageViewport, host: HTMLElement, signal: AbortSignal) {
  const density = Math.min(window.devicePixelRatio || 1, 2);
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  canvas.className = classes.canvas ?? '';
  canvas.setAttribute('aria-hidden', 'true');
  const picture = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  signal.addEventListener('abort', () => picture.cancel());
  host.replaceChildren(canvas);
  await picture.promise;
}

async function drawText(
  page: PDFPageProxy,
  viewport: PageViewport,
  host: HTMLElement,
  signal: AbortSignal,
): Promise<readonly HTMLElement[]> {
  const { TextLayer } = await pdfLibrary();
  const container = window.document.createElement('div');
  container.className = classes.textLayer ?? '';
  host.append(container);
  const layer = new TextLayer({ textContentSource: await page.getTextContent(), container, viewport });
  signal.addEventListener('abort', () => layer.cancel());
  await layer.render();
  return layer.textDivs;
}
