import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';

/** Why an upload was not taken as it came. `too_large` is about the whole request; the file's own limit is its taker's. */
export type UploadFault = 'not_a_form' | 'no_file' | 'many_files' | 'too_large' | 'malformed' | 'cut_off' | 'too_slow';

export class UploadError extends Error {
  constructor(readonly code: UploadFault) {
    super(`Upload: ${code}`);
    this.name = 'UploadError';
  }
}

export interface UploadPace {
  /** Milliseconds after which the speed is looked at, again and again. */
  window: number;
  /** The fewest bytes that must have come in each window. */
  bytes: number;
}

export interface UploadLimits {
  /** The form field the file must stand in. */
  field: string;
  /** The most bytes of the whole request: file, other fields and the form's own lines. */
  body: number;
  pace: UploadPace;
  /** The most bytes of one text field; 64 KB when left out. */
  fieldSize?: number;
}

export interface IncomingFile {
  /** The name as sent; it is anything the sender liked. */
  name: string;
  stream: Readable;
}

export interface ReceivedFile<Stored> {
  /** The text fields, whether they stood before or after the file. */
  fields: Record<string, string>;
  stored: Stored;
}

/** Takes the file's stream to its end. `fields` holds what stood before the file; the signal ends a failed upload. */
export type FileTaker<Stored> = (
  file: IncomingFile,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<Stored>;

/** A refused sender goes on sending for a while before it reads the answer; so long, in milliseconds, it is listened to. */
const LINGER_MS = 10_000;
const TEXT_LIMITS = { fields: 20, fieldNameSize: 100, fieldSize: 64 * 1024, parts: 30, headerPairs: 20 };

/** Browsers escape these three in a form's file names, and nothing else. */
const unescapeName = (name: string): string => name.replace(/%22/g, '"').replace(/%0[AD]/gi, ' ');

/** A parser for this request. @throws UploadError `not_a_form` or `too_large`, before anything is read */
function openForm(req: IncomingMessage, limits: UploadLimits): Busboy {
  if (!/^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')) throw new UploadError('not_a_form');
  if (Number(req.headers['content-length'] ?? 0) > limits.body) throw new UploadError('too_large');
  try {
    const { fieldSize = TEXT_LIMITS.fieldSize } = limits;
    return busboy({ headers: req.headers, defParamCharset: 'utf8', limits: { ...TEXT_LIMITS, fieldSize, files: 1 } });
  } catch {
    // The header names no boundary, or one that can't be.
    throw new UploadError('not_a_form');
  }
}

/** Calls `onFault` when the sender falls behind, leaves, or sends too much. @returns a function that ends the watch */
function watchSender(req: IncomingMessage, limits: UploadLimits, onFault: (fault: UploadFault) => void): () => void {
  let total = 0;
  let recent = 0;
  const onData = (chunk: Buffer) => {
    total += chunk.length;
    recent += chunk.length;
    if (total > limits.body) onFault('too_large');
  };
  const onClose = () => {
    if (!req.complete) onFault('cut_off');
  };
  const timer = setInterval(() => {
    // Paused means that we are the slow side.
    if (recent < limits.pace.bytes && !req.isPaused() && !req.complete) onFault('too_slow');
    recent = 0;
  }, limits.pace.window);
  req.on('data', onData).on('close', onClose).on('error', onClose);
  return () => {
    clearInterval(timer);
    req.off('data', onData).off('close', onClose);
  };
}

/** Reads and drops what a refused sender still sends, so that it gets to read the answer; then cuts it off. */
export function discardRest(req: IncomingMessage, form?: Busboy): void {
  if (form) req.unpipe(form);
  req.resume();
  setTimeout(() => {
    if (!req.complete) req.destroy();
  }, LINGER_MS).unref();
}

/**
 * Receives a form with exactly one file, streaming: `take` gets the file as it comes. When anything is wrong with the
 * request, also after the file, the signal ends `take`, whose own end is waited for; undoing what it stored is the
 * caller's.
 * @throws UploadError, or what `take` throws
 */
export function receiveFile<Stored>(
  req: IncomingMessage,
  limits: UploadLimits,
  take: FileTaker<Stored>,
): Promise<ReceivedFile<Stored>> {
  const form = openForm(req, limits);
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const ending = new AbortController();
  let taking: Promise<Stored> | null = null;

  return new Promise((resolve, reject) => {
    let over = false;
    const fail = (error: unknown) => {
      if (over) return;
      over = true;
      stopWatch();
      discardRest(req, form);
      ending.abort();
      form.destroy();
      const settled = taking ?? Promise.resolve();
      settled.catch(() => undefined).finally(() => reject(error));
    };
    const stopWatch = watchSender(req, limits, (fault) => fail(new UploadError(fault)));

    form.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) fail(new UploadError('malformed'));
      fields[name] = value;
    });
    form.on('file', (name, stream, { filename }) => {
      // A stream that breaks before it is read must not bring the process down; its reader hears of it too.
      stream.on('error', () => undefined);
      if (name !== limits.field) {
        fail(new UploadError('no_file'));
        return;
      }
      taking = take({ name: unescapeName(filename ?? ''), stream }, { ...fields }, ending.signal);
      taking.catch(fail);
    });
    form.on('filesLimit', () => fail(new UploadError('many_files')));
    form.on('fieldsLimit', () => fail(new UploadError('malformed')));
    form.on('partsLimit', () => fail(new UploadError('malformed')));
    form.on('error', () => fail(new UploadError(req.complete ? 'malformed' : 'cut_off')));
    form.on('close', () => {
      if (over) return;
      if (!taking) {
        fail(new UploadError('no_file'));
        return;
      }
      taking.then((stored) => {
        if (over) return;
        over = true;
        stopWatch();
        resolve({ fields: { ...fields }, stored });
      }, fail);
    });
    req.pipe(form);
  });
}
