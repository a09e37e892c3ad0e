import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { documentsMessages as text } from '../../../shared/features/documents/documents.messages.ts';
import { RestError } from '../../platform/rest.ts';
import { toast } from '../../ui/toast-store.ts';
import { refreshDocuments } from './documents.data.ts';
import { type Upload, uploadDocument } from './upload-document.ts';
import { watchUpload } from './upload-watch.ts';

interface UploadState {
  /** The part sent so far, 0 to 1; null while nothing is on its way. */
  part: number | null;
  /** Why the last try failed, beside 'Failed to upload document.'; empty where the server said nothing. */
  failure: string | null;
  send: (upload: Upload) => Promise<void>;
  stop: () => void;
  /** Takes the failure off the screen. */
  forget: () => void;
}

/** One upload at a time. Stopped when the dialog goes away; said again after a lost answer, it makes no second document. */
export function useUpload(onUploaded: () => void): UploadState {
  const client = useQueryClient();
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const repeated = useRef<{ upload: string; key: string } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const keyOf = ({ file, ...fields }: Upload) => {
    const upload = JSON.stringify([fields, file.name, file.size, file.lastModified]);
    if (repeated.current?.upload !== upload) repeated.current = { upload, key: crypto.randomUUID() };
    return repeated.current.key;
  };

  const send = async (upload: Upload) => {
    const abort = new AbortController();
    running.current = abort;
    setFailure(null);
    setPart(0);
    try {
      const { document_id } = await uploadDocument(upload, {
        onProgress: setPart,
        signal: abort.signal,
        idempotencyKey: keyOf(upload),
      });
      watchUpload(document_id);
      toast.success(text.uploaded);
      void refreshDocuments(client);
      onUploaded();
    } catch (error) {
      if (abort.signal.aborted) return;
      setFailure(error instanceof RestError ? error.message : '');
      toast.error(text.upload_failed);
    } finally {
      setPart(null);
    }
  };
  return { part, failure, send, stop: () => running.current?.abort(), forget: () => setFailure(null) };
}
