import { useElementSize, useMergedRef } from '@mantine/hooks';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { uiMessages as text } from '../../../shared/features/ui/ui.messages.ts';
import classes from './pdf.module.css';
import { type PageShape, PdfPage } from './pdf-page.tsx';
import { scrollWithin } from './scroll-within.ts';
import type { PdfSearch } from './use-pdf-search.ts';

/** CSS pixels a page is wide at most. */
const MAX_WIDTH = 600;
const GUTTER = 32;

interface PdfPagesProps {
  document: PDFDocumentProxy;
  firstPage: PageShape;
  /** The page in view at first. */
  page: number;
  search: PdfSearch;
  label: string;
}

/** The scrolling stack of pages; only those near the window are drawn. */
export function PdfPages({ document, firstPage, page, search, label }: PdfPagesProps) {
  const scroller = useRef<HTMLElement>(null);
  const { ref: measure, width: room } = useElementSize<HTMLElement>();
  const setScroller = useMergedRef(scroller, measure);
  const width = Math.floor(Math.min(MAX_WIDTH, room - GUTTER));
  const measured = width > 0;
  const active = search.matches[search.active];
  const shown = active?.page ?? page;

  useEffect(() => {
    const target = measured && scroller.current?.querySelector(`[data-page="${shown}"]`);
    if (target && scroller.current) scrollWithin(scroller.current, target, 'start');
  }, [shown, measured]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to scroll it with keys
    <section ref={setScroller} className={classes.scroller} aria-label={label || text.pdf_document} tabIndex={0}>
      {measured &&
        Array.from({ length: document.numPages }, (_, index) => index + 1).map((number) => (
          <PdfPage
            key={number}
            document={document}
            number={number}
            width={width}
            expected={firstPage}
            scroller={scroller}
            matches={search.onPage(number)}
            active={active?.page === number ? active.onPage : undefined}
          />
        ))}
    </section>
  );
}
