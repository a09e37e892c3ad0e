import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isUnfetched } from '#client/platform/unfetched.ts';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ErrorBanner } from '../ui/feedback/error-banner.tsx';
import { SearchBox } from '../ui/fields/search-box.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Failure } from './page-failed.tsx';
import { PageControls } from './pdf/page-controls.tsx';
import { PageThumbs } from './pdf/page-thumbs.tsx';
import { FIRST_VIEW } from './pdf/page-view.ts';
import classes from './pdf/pdf.module.css';
import type { PageShape } from './pdf/pdf-page.tsx';
import { PdfPages } from './pdf/pdf-pages.tsx';
import { scrollWithin } from './pdf/scroll-within.ts';
import { usePdfDocument } from './pdf/use-pdf-document.ts';
import { type PdfSearch, usePdfSearch } from './pdf/use-pdf-search.ts';

interface PdfViewerProps {
  /** The document's bytes: fetching them is the caller's. */
  file: Blob | ArrayBuffer;
  /** Names the document's region. */
  fileName: string;
  /** The page to open at, from 1. */
  page?: number;
  /** Words on that page to highlight, however lines and hyphens break them. */
  quote?: string;
  /** Degrees clockwise by which pages were turned to be read, by page number: they are shown so. */
  turns?: ReadonlyMap<number, number>;
  /** What is said beside a search that cannot find the words of every page, of the pages that have none to find. */
  unsearched?: (wordless: readonly number[]) => string | undefined;
  /** Beside the search: download, close. */
  actions?: ReactNode;
}

/**
 * Shows a PDF and finds words in it. Nothing in the document runs or leads away: scripts, forms and links are
 * not brought to life, and everything it needs comes from our own origin.
 */
export function PdfViewer({ file, fileName, page = 1, quote, turns, unsearched, actions }: PdfViewerProps) {
  const pdf = usePdfDocument(file, page);
  if (pdf.state === 'failed')
    return (
      <div className={classes.failed}>
        {/* What shows documents did not come: the document itself may be whole. */}
        {isUnfetched(pdf.reason) ? (
          <Failure error={pdf.reason} onRetry={() => undefined} />
        ) : (
          <ErrorBanner message={text.pdf_failed} />
        )}
        {actions}
      </div>
    );
  if (pdf.state === 'loading') {
    return (
      <div role="status" className={classes.loading}>
        {text.pdf_loading}
      </div>
    );
  }
  return (
    <OpenPdf
      document={pdf.document}
      firstPage={pdf.firstPage}
      fileName={fileName}
      page={page}
      quote={quote}
      turns={turns}
      unsearched={unsearched}
      actions={actions}
    />
  );
}

interface OpenPdfProps extends Omit<PdfViewerProps, 'file'> {
  document: PDFDocumentProxy;
  firstPage: PageShape;
  page: number;
}

function OpenPdf({ document, firstPage, fileName, page, quote, turns, unsearched, actions }: OpenPdfProps) {
  const [words, setWords] = useState('');
  // Another citation is what is looked for now, not the words typed before it.
  const cited = `${page} ${quote}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each citation
  useEffect(() => setWords(''), [cited]);
  const opened = Math.min(Math.max(1, page), document.numPages);
  const [view, setView] = useState(FIRST_VIEW);
  const [current, setCurrent] = useState(opened);
  const [thumbs, setThumbs] = useState(false);
  const pages = useRef<HTMLDivElement>(null);
  const turnOf = (number: number) => ((turns?.get(number) ?? 0) + view.turn) % 360;
  const goTo = (number: number) => {
    const sheet = pages.current?.querySelector(`[data-page="${number}"]`);
    if (sheet?.parentElement) scrollWithin(sheet.parentElement, sheet, 'start');
  };
  const search = usePdfSearch(document, words, quote, opened);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    search.step(event.shiftKey ? -1 : 1);
  };
  const unfound = words !== '' && !search.searching ? unsearched?.(search.wordless) : undefined;
  const quoteMissing = quote !== undefined && words === '' && !search.searching && search.matches.length === 0;
  return (
    <div className={classes.viewer}>
      <search className={classes.bar}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the box inside goes to the next match */}
        <div className={classes.box} onKeyDown={onKeyDown}>
          <SearchBox
            label={text.pdf_search}
            placeholder={text.pdf_search}
            value={words}
            onSearch={setWords}
            delay={250}
            width="100%"
          />
        </div>
        <span role="status" className={classes.count}>
          {words === '' ? '' : countOf(search)}
        </span>
        <span className={classes.steps}>
          <IconButton
            label={text.pdf_previous_match}
            disabled={search.matches.length === 0}
            onClick={() => search.step(-1)}
          >
            <IconChevronUp size={20} stroke={1.75} />
          </IconButton>
          <IconButton label={text.pdf_next_match} disabled={search.matches.length === 0} onClick={() => search.step(1)}>
            <IconChevronDown size={20} stroke={1.75} />
          </IconButton>
        </span>
        <PageControls
          view={view}
          onView={setView}
          current={current}
          total={document.numPages}
          thumbs={thumbs}
          onThumbs={setThumbs}
        />
        {actions}
      </search>
      {quoteMissing && (
        <div role="status" className={classes.missing}>
          {text.pdf_quote_missing}
        </div>
      )}
      {unfound && (
        <div role="status" className={classes.missing}>
          {unfound}
        </div>
      )}
      <div ref={pages} className={classes.body}>
        {thumbs && (
          <PageThumbs document={document} firstPage={firstPage} turnOf={turnOf} current={current} onGo={goTo} />
        )}
        <PdfPages
          document={document}
          firstPage={firstPage}
          page={opened}
          search={search}
          label={fileName}
          view={view}
          turnOf={turnOf}
          onCurrent={setCurrent}
        />
      </div>
    </div>
  );
}

function countOf(search: PdfSearch): string {
  if (search.matches.length === 0) return search.searching ? text.select_searching : text.pdf_no_match;
  return format(text.pdf_match_of, { n: search.active + 1, total: search.matches.length });
}
