import { useElementSize, useMergedRef } from '@mantine/hooks';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { type PageView, widthIn } from './page-view.ts';
import classes from './pdf.module.css';
import { type PageShape, PdfPage } from './pdf-page.tsx';
import { isWithin, scrollWithin } from './scroll-within.ts';
import type { PdfSearch } from './use-pdf-search.ts';

interface PdfPagesProps {
  document: PDFDocumentProxy;
  firstPage: PageShape;
  /** The page in view at first. */
  page: number;
  search: PdfSearch;
  label: string;
  view: PageView;
  turnOf: (page: number) => number;
  /** Says which page is in view. */
  onCurrent: (page: number) => void;
}

/** The scrolling stack of pages; only those near the window are drawn. */
export function PdfPages({ document, firstPage, page, search, label, view, turnOf, onCurrent }: PdfPagesProps) {
  const scroller = useRef<HTMLElement>(null);
  const { ref: measure, width: room } = useElementSize<HTMLElement>();
  const setScroller = useMergedRef(scroller, measure);
  const width = widthIn(room, view);
  const measured = width > 0;
  const active = search.matches[search.active];
  const shown = active?.page ?? page;

  useEffect(() => {
    const target = measured && scroller.current?.querySelector(`[data-page="${shown}"]`);
    if (target && scroller.current) scrollWithin(scroller.current, target, 'start');
  }, [shown, measured]);

  // Another match on a page far from the window: its words are drawn, and found, once the page is near.
  useEffect(() => {
    const target = active && scroller.current?.querySelector(`[data-page="${active.page}"]`);
    if (target && scroller.current && !isWithin(scroller.current, target))
      scrollWithin(scroller.current, target, 'start');
  }, [active]);

  // Another size or another way up: the page that was in view stays there.
  const current = useRef(shown);
  const look = `${width} ${view.turn}`;
  useEffect(() => {
    const target = look && scroller.current?.querySelector(`[data-page="${current.current}"]`);
    if (target && scroller.current) scrollWithin(scroller.current, target, 'start');
  }, [look]);
  const sayCurrent = () => {
    if (!scroller.current) return;
    current.current = pageInView(scroller.current);
    onCurrent(current.current);
  };

  return (
    <section
      ref={setScroller}
      className={classes.scroller}
      aria-label={label || text.pdf_document}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to scroll it with keys
      tabIndex={0}
      onScroll={sayCurrent}
    >
      {measured &&
        Array.from({ length: document.numPages }, (_, index) => index + 1).map((number) => (
          <PdfPage
            key={number}
            document={document}
            number={number}
            width={width}
            turn={turnOf(number)}
            expected={firstPage}
            scroller={scroller}
            matches={search.onPage(number)}
            active={active?.page === number ? active.onPage : undefined}
          />
        ))}
    </section>
  );
}

/** The page that takes the middle of the window. */
function pageInView(scroller: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  const pages = [...scroller.querySelectorAll<HTMLElement>('[data-page]')];
  let [low, high] = [0, pages.length - 1];
  while (low < high) {
    const at = Math.ceil((low + high) / 2);
    if ((pages[at]?.offsetTop ?? 0) - scroller.offsetTop <= middle) low = at;
    else high = at - 1;
  }
  return Number(pages[low]?.dataset.page ?? 1);
}
