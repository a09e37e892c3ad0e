import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { saveFile } from '#client/platform/rest.ts';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { pageRanges } from '#shared/features/documents/describe-document.ts';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { documentFileOptions, pagesOptions } from './documents.data.ts';
import classes from './documents.module.css';
import { fetchErrorText, savedName } from './use-download.ts';

/** What to show: a document, and where a citation leads, its page (from 1) and its quote. */
export interface DocumentPlace {
  document_id: string;
  file_name: string;
  page?: number;
  quote?: string;
}

/** Far bigger than the page it opens from, so it is fetched with the first document. */
const LOADING = (
  <p role="status" className={classes.facts}>
    {uiMessages.pdf_loading}
  </p>
);
const PdfViewer = drawnLater(async () => (await import('#client/components/pdf-viewer.tsx')).PdfViewer, LOADING);

interface DocumentViewerProps {
  /** Stays while the dialog closes, so that nothing vanishes before it does; null before the first one. */
  place: DocumentPlace | null;
  opened: boolean;
  onClose: () => void;
}

/** A document over the page it was opened from. */
export function DocumentViewer({ place, opened, onClose }: DocumentViewerProps) {
  // It covers the whole of a phone, whose Back is the way out of what one sees.
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action === 'BACK') onClose();
      return action === 'BACK';
    },
    enableBeforeUnload: false,
    disabled: !opened,
  });
  return (
    <Modal opened={opened} title={place?.file_name ?? ''} size="full" onClose={onClose}>
      {place && <OpenDocument place={place} />}
    </Modal>
  );
}

/** A document at the page and the words that were cited. */
export function OpenDocument({ place }: { place: DocumentPlace }) {
  const { document_id, file_name, page, quote } = place;
  const { data: file, error, refetch, isFetching } = useQuery(documentFileOptions(document_id));
  const pages = useQuery(pagesOptions(document_id));
  const turns = new Map(pages.data?.map((each) => [each.page, each.turn]));
  /** Pages read from a scan, those still to be read among them: they show no words to the viewer. */
  const unsearched = (wordless: readonly number[]) => {
    const numbers = new Set(wordless);
    for (const { page: number, method, quality } of pages.data ?? []) {
      if (quality === 'none') numbers.delete(number);
      else if (method === 'ocr') numbers.add(number);
    }
    const sorted = [...numbers].sort((a, b) => a - b);
    return sorted.length > 0 ? format(text.scans_unsearched, { pages: pageRanges(sorted) }) : undefined;
  };
  const scan = quote !== undefined && pages.data?.find((each) => each.page === page)?.method === 'ocr';
  if (error)
    return <ErrorBanner message={fetchErrorText(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!file || pages.isLoading) return LOADING;
  return (
    <div className={classes.viewer}>
      {scan && <Notice>{format(text.scan_quote, { quote: quote.replace(/\s+/g, ' ') })}</Notice>}
      <div className={classes.pages}>
        <PdfViewer
          file={file}
          fileName={file_name}
          page={page}
          quote={scan ? undefined : quote}
          turns={turns}
          unsearched={unsearched}
          actions={
            <IconButton
              label={format(text.download, { file: file_name })}
              onClick={() => saveFile(file, savedName(file_name))}
            >
              <IconDownload size={20} stroke={1.75} aria-hidden />
            </IconButton>
          }
        />
      </div>
    </div>
  );
}
