import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './pdf.module.css';
import { type PageShape, PdfPage } from './pdf-page.tsx';
import { isWithin, scrollWithin } from './scroll-within.ts';

/** CSS pixels. */
const WIDTH = 88;

interface PageThumbsProps {
  document: PDFDocumentProxy;
  firstPage: PageShape;
  turnOf: (page: number) => number;
  current: number;
  onGo: (page: number) => void;
}

/** The pages as small pictures; one that is pressed comes into view. */
export function PageThumbs({ document, firstPage, turnOf, current, onGo }: PageThumbsProps) {
  const scroller = useRef<HTMLElement>(null);
  // The page in view is found among many: its picture comes along.
  useEffect(() => {
    const thumb = scroller.current?.children[current - 1];
    if (thumb && scroller.current && !isWithin(scroller.current, thumb))
      scrollWithin(scroller.current, thumb, 'center');
  }, [current]);
  return (
    <nav ref={scroller} className={classes.thumbs} aria-label={text.pdf_thumbs}>
      {Array.from({ length: document.numPages }, (_, index) => index + 1).map((number) => (
        <button
          key={number}
          type="button"
          className={classes.thumb}
          aria-label={format(text.pdf_go_to, { n: number })}
          aria-current={number === current ? 'page' : undefined}
          onClick={() => onGo(number)}
        >
          <PdfPage
            document={document}
            number={number}
            width={WIDTH}
            turn={turnOf(number)}
            expected={firstPage}
            scroller={scroller}
          />
          <span>{number}</span>
        </button>
      ))}
    </nav>
  );
}
