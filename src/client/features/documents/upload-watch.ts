import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isNotFound } from '#client/platform/error-message.ts';
import { inquiryHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { session } from '#client/platform/session.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type DocumentRow, getDocument, inProcessOptions, refreshDocuments } from './documents.data.ts';

/** Documents whose end is still to be shown; ids alone, and only in memory. */
const watched = new Set<string>();
session.onFarewell(() => watched.clear());

/** Has the end of a document's reading said, wherever its uploader is by then. */
export const watchUpload = (document_id: string): void => {
  watched.add(document_id);
};

/**
 * Shows the signed-in person when a document of theirs has been read, on whatever page they are. The server knows which
 * are in process, so this outlives a reload; one that is read before it was ever seen in process is known from its upload.
 * `onRead` must stay the same from one rendering to the next.
 */
export function useUploadWatch(onRead: (document: DocumentRow) => void): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayRead = useMay('documents:read');
  const { data } = useQuery({ ...inProcessOptions(), enabled: mayRead });

  useEffect(() => {
    if (!data) return;
    const reading = new Set(data.map(({ id }) => id));
    const ended = [...watched].filter((id) => !reading.has(id));
    for (const id of reading) watched.add(id);
    for (const id of ended) watched.delete(id);

    const say = async (document_id: string) => {
      try {
        const document = await getDocument(document_id);
        const { file_name: file, opportunity_id, status } = document;
        if (status === 'Processing') {
          // Asked again between the two answers.
          watched.add(document_id);
          return;
        }
        const open = () => void navigate({ to: inquiryHref(opportunity_id) });
        const action = { label: text.open, onAction: open };
        if (status === 'Completed') toast.success(format(text.read, { file }), { action });
        else toast.error(format(text.not_read, { file }), { action });
        if (status === 'Completed') onRead(document);
        await refreshDocuments(client);
      } catch (error) {
        // Deleted meanwhile: nothing to say. Any other failure is asked about again with the next answer.
        if (!isNotFound(error)) watched.add(document_id);
      }
    };
    for (const id of ended) void say(id);
  }, [data, client, navigate, onRead]);
}
