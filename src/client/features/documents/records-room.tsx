import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { inquiryHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { type TabLink, TabsNav } from '#client/ui/page/tabs-nav.tsx';
import { useTabTitle } from '#client/ui/page/use-tab-title.ts';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { DocumentFailure } from './document-failure.tsx';
import { type DocumentPlace, OpenDocument } from './document-viewer.tsx';
import { type DocumentRow, documentsOptions } from './documents.data.ts';
import { PageHonesty } from './page-honesty.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import classes from './records-room.module.css';

interface RecordsRoomProps {
  opportunityId: string;
  /** The inquiry's name, once it is known. */
  name: string | undefined;
  /** What stands beside the document; the first leads to the document itself, where there is room for one of both. */
  tabs: TabLink[];
  /** The document is shown in place of what stands beside it, where there is room for one of both. */
  documentFirst: boolean;
  /** What is shown of the documents; the newest where nothing was chosen. */
  place: DocumentPlace | null;
  onPlace: (place: DocumentPlace) => void;
  /** Absent where the person may not attach. */
  onAttach?: (() => void) | undefined;
  /** What stands beside the document keeps off the edges. */
  padded: boolean;
  children: ReactNode;
}

/** An inquiry's records in the whole window: the document, and beside it what it was asked and what it says. */
export function RecordsRoom(props: RecordsRoomProps) {
  const { opportunityId, name, tabs, documentFirst, place, onPlace, onAttach, padded, children } = props;
  useTabTitle(text.room);
  const mayRead = useMay('documents:read');
  const { data, error, refetch, isFetching } = useQuery({ ...documentsOptions(opportunityId), enabled: mayRead });
  const newest = data?.[0];
  const asked = data?.find(({ id }) => id === place?.document_id);
  // A place that an address gives comes without its name, and one that is none of the inquiry's leads nowhere.
  const named = place && (place.file_name ? place : asked && { ...place, file_name: asked.file_name });
  const shown = named ?? (newest ? { document_id: newest.id, file_name: newest.file_name } : null);
  const document = data?.find(({ id }) => id === shown?.document_id);
  return (
    <div className={classes.room} data-document-first={documentFirst || undefined}>
      <header className={classes.head}>
        <Link href={inquiryHref(opportunityId)} className={classes.back} aria-label={text.room_back}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden />
        </Link>
        <h1 className={classes.title}>{name ? format(text.room_of, { name }) : text.room}</h1>
        {data && data.length > 1 && (
          <div className={classes.choice}>
            <SelectField
              label={text.room_choose}
              labelHidden
              options={data.map(({ id, file_name }) => ({ value: id, label: file_name }))}
              value={document?.id ?? null}
              onChange={(id) => {
                const chosen = data.find((each) => each.id === id);
                if (chosen) onPlace({ document_id: chosen.id, file_name: chosen.file_name });
              }}
            />
          </div>
        )}
        {onAttach && (
          <span className={classes.attach}>
            <Button onClick={onAttach}>{inquiriesMessages.attach_documents}</Button>
          </span>
        )}
      </header>
      <div className={classes.columns}>
        <section className={classes.document} aria-label={text.room_document}>
          {!mayRead && <p className={classes.words}>{text.room_not_allowed}</p>}
          {error && (
            <ErrorBanner
              message={inquiriesMessages.error_fetching_inquiry}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          )}
          {mayRead && !data && !error && <Skeleton height={480} />}
          {data?.length === 0 && (
            <EmptyState
              title={text.none}
              action={onAttach && <Button onClick={onAttach}>{inquiriesMessages.attach_documents}</Button>}
            >
              {text.none_hint}
            </EmptyState>
          )}
          {document && <State document={document} />}
          {shown && (
            <div className={classes.viewer}>
              <OpenDocument key={shown.document_id} place={shown} />
            </div>
          )}
        </section>
        <div className={classes.beside}>
          <div className={classes.tabs}>
            <TabsNav label={text.room_tabs} tabs={tabs} />
          </div>
          <div className={padded ? `${classes.panel} ${classes.padded}` : classes.panel}>{children}</div>
        </div>
      </div>
    </div>
  );
}

/** What is to be known of a document before it is trusted. */
function State({ document }: { document: DocumentRow }) {
  const mayWrite = useMay('documents:write');
  return (
    <>
      {document.status === 'Processing' && <ReadingProgress document={document} />}
      {document.status === 'Failed' && <DocumentFailure document={document} mayWrite={mayWrite} />}
      <PageHonesty document={document} />
    </>
  );
}
