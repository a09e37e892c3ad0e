import { useEffect, useRef, useState } from 'react';
import type { UploadForm } from '#shared/features/documents/documents.schemas.ts';
import { uploadDocument } from './upload-document.ts';

interface Uploading {
  /** The part sent so far, 0 to 1. */
  part: number;
  send: (upload: UploadForm, idempotencyKey: string) => Promise<string>;
  stop: () => void;
  wasStopped: () => boolean;
}

/** Sends a record and tells how much of it has left; stopped when the dialog goes away. Answers the document's id. */
export function useUpload(): Uploading {
  const [part, setPart] = useState(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (upload: UploadForm, idempotencyKey: string) => {
    const abort = new AbortController();
    running.current = abort;
    setPart(0);
    const { document_id } = await uploadDocument(upload, { onProgress: setPart, signal: abort.signal, idempotencyKey });
    return document_id;
  };
  return {
    part,
    send,
    stop: () => running.current?.abort(),
    wasStopped: () => running.current?.signal.aborted ?? false,
  };
}
