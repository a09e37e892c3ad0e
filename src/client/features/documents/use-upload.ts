import { useEffect, useRef, useState } from 'react';
import { type SubmissionKeys, submissionKeys } from '#client/components/form/submission-keys.ts';
import { refusalOf } from '#client/platform/error-message.ts';
import { documentsMessages as text } from '#shared/features/documents/documents.messages.ts';
import type { UploadForm } from '#shared/features/documents/documents.schemas.ts';
import { uploadDocument } from './upload-document.ts';

/** What became of the files of an upload, where not all of them arrived. */
export class UploadsFailed extends Error {
  /** The ids of the documents that arrived. */
  readonly sent: readonly string[];
  /** Files that are still to be sent: stopped, waiting or refused. */
  readonly left: readonly File[];

  constructor(sent: readonly string[], left: readonly File[], cause: unknown) {
    super(text.upload_failed, { cause });
    this.name = 'UploadsFailed';
    this.sent = sent;
    this.left = left;
  }
}

interface Uploading {
  /** The part sent so far of the files in hand, 0 to 1. */
  parts: ReadonlyMap<File, number>;
  /** Why a file did not arrive. */
  failures: ReadonlyMap<File, string>;
  send: (upload: UploadForm) => Promise<string[]>;
  stop: () => void;
  wasStopped: () => boolean;
}

/**
 * Sends records one after the other and says how much of each has left; one that is refused does not keep the others.
 * Stopped when the dialog goes away. Answers the documents' ids.
 */
export function useUpload(): Uploading {
  const [parts, setParts] = useState<ReadonlyMap<File, number>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<File, string>>(new Map());
  const running = useRef<AbortController | null>(null);
  // Each file has its own: one sent again after a lost answer arrives once, whatever became of its neighbors.
  const keys = useRef(new Map<File, SubmissionKeys>());
  useEffect(() => () => running.current?.abort(), []);

  const sendOne = async (upload: Omit<UploadForm, 'files'>, file: File, signal: AbortSignal) => {
    const own = keys.current.get(file) ?? submissionKeys();
    keys.current.set(file, own);
    const onProgress = (part: number) => setParts((before) => new Map(before).set(file, part));
    onProgress(0);
    const { document_id } = await uploadDocument(
      { ...upload, file },
      { onProgress, signal, idempotencyKey: own.of(upload) },
    );
    onProgress(1);
    return document_id;
  };

  const send = async ({ files, ...upload }: UploadForm) => {
    const abort = new AbortController();
    running.current = abort;
    setParts(new Map());
    setFailures(new Map());
    const sent: string[] = [];
    const left: File[] = [];
    let cause: unknown;
    for (const file of files) {
      if (abort.signal.aborted) {
        left.push(file);
        continue;
      }
      try {
        sent.push(await sendOne(upload, file, abort.signal));
      } catch (error) {
        left.push(file);
        if (abort.signal.aborted) continue;
        cause ??= error;
        const reason = refusalOf(error) ?? text.upload_failed;
        setFailures((before) => new Map(before).set(file, reason));
      }
    }
    // Of one file alone the server may name the field that is wrong.
    if (files.length === 1 && cause) throw cause;
    if (left.length > 0) throw new UploadsFailed(sent, left, cause);
    return sent;
  };
  return {
    parts,
    failures,
    send,
    stop: () => running.current?.abort(),
    wasStopped: () => running.current?.signal.aborted ?? false,
  };
}
