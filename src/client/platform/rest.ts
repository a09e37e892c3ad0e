import type { ErrorCode } from '#shared/platform/errors.ts';
import { freshHeaders } from './keep-session.ts';
import { session } from './session.ts';

interface ServerErrorBody {
  code?: ErrorCode;
  message?: string;
  fields?: Record<string, string>;
}

/** An answer of the REST door that is no success; `status` is 0 where the server could not be reached. */
export class RestError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** The message of each input field that the server named. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, said: ServerErrorBody = {}) {
    super(said.message ?? '');
    this.name = 'RestError';
    this.status = status;
    this.code = said.code;
    this.fields = said.fields ?? {};
  }
}

/** The error an answer's text names; a session that is over ends here too. */
function refusal(status: number, body: string): RestError {
  if (status === 401) session.end();
  try {
    return new RestError(status, (JSON.parse(body) as { error?: ServerErrorBody }).error);
  } catch {
    // A proxy's page instead of our JSON: the status alone has to do.
    return new RestError(status);
  }
}

/**
 * A file's bytes, asked for with the bearer header, so that no token ever stands in an address; what is `asked` goes in
 * the body, where it may name a person. @throws RestError
 */
export async function fetchFile(address: string, signal: AbortSignal, asked?: object): Promise<Blob> {
  const headers = await freshHeaders();
  const request: RequestInit = asked
    ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(asked) }
    : { headers };
  const answer = await fetch(address, { ...request, signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new RestError(0);
  });
  if (!answer.ok) throw refusal(answer.status, await answer.text());
  return answer.blob();
}

interface Sending {
  /** Called with the part sent so far, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
  /** Said again with a lost answer, the same form does nothing twice. */
  idempotencyKey: string;
}

/**
 * Posts a form and says how much of it has left: `fetch` can't, so this is an XMLHttpRequest.
 * @throws RestError; AbortError when the signal ended it
 */
export async function sendForm<Result>(address: string, form: FormData, sending: Sending): Promise<Result> {
  const { onProgress, signal, idempotencyKey } = sending;
  const headers = { ...(await freshHeaders()), 'idempotency-key': idempotencyKey };
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    request.onerror = () => reject(new RestError(0));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        resolve((JSON.parse(request.responseText) as { result: Result }).result);
      } else reject(refusal(request.status, request.responseText));
    };
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}

/** Hands a file to the browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked at once, some browsers lose the file they have just begun to write.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
