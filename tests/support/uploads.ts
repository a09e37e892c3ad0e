import { readdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import type { Actor, TestApp } from './app.ts';
import type { RestAnswer } from './doors.ts';

export interface UploadForm {
  /** In the order they are sent; a `file` entry may stand anywhere and more than once. */
  parts: readonly (readonly [name: string, value: string | { name: string; bytes: Uint8Array; type?: string }])[];
}

/** A new client's new inquiry, to upload to. */
export async function openInquiry(actor: Pick<Actor, 'trpc'>): Promise<string> {
  const client = await actor.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample' });
  const inquiry = await actor.trpc.inquiries.create.mutate({ patient_id: client.id, created_at_date: '2026-05-12' });
  return inquiry.id;
}

/** Sends a form of exactly these parts to `POST /api/file_upload`. */
export async function sendForm(
  app: Pick<TestApp, 'url'>,
  token: string | null,
  { parts }: UploadForm,
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([value.bytes as BlobPart], value.name, { type: value.type ?? 'application/pdf' }));
  }
  const response = await fetch(`${app.url}/api/file_upload`, {
    method: 'POST',
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Uploads one file to an inquiry, the fields first. */
export const upload = (
  app: Pick<TestApp, 'url'>,
  actor: Pick<Actor, 'token'>,
  opportunity_id: string,
  bytes: Uint8Array,
  name = 'record.pdf',
): Promise<RestAnswer> =>
  sendForm(app, actor.token, {
    parts: [
      ['opportunity_id', opportunity_id],
      ['file', { name, bytes }],
    ],
  });

/** Uploads and answers the new document's id; the upload must succeed. */
export async function uploadDocument(
  app: Pick<TestApp, 'url'>,
  actor: Pick<Actor, 'token'>,
  opportunity_id: string,
  bytes: Uint8Array,
  name?: string,
): Promise<string> {
  const { status, body } = await upload(app, actor, opportunity_id, bytes, name);
  if (status !== 200) throw new Error(`upload answered ${status}: ${body.error?.message}`);
  return (body.result as { document_id: string }).document_id;
}

/** Every file under a folder, unfinished ones too. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

export const storedFiles = (app: TestApp): Promise<string[]> => filesUnder(path.join(app.folder, 'objects'));

export const BOUNDARY = 'example-boundary';

/** The beginning of a form up to the first byte of its file. */
export const formStart = (opportunity_id: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="opportunity_id"\r\n\r\n${opportunity_id}\r\n` +
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="record.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
export const FORM_END = `\r\n--${BOUNDARY}--\r\n`;

export interface RawUpload {
  socket: net.Socket;
  /** What the server said until it closed the connection or the answer was whole. */
  answer: Promise<string>;
}

/** Begins an upload by hand, with whatever length is claimed; the caller writes the body. */
export function openRawUpload(app: TestApp, token: string, contentLength: number): RawUpload {
  const { hostname, port } = new URL(app.url);
  const socket = net.connect(Number(port), hostname);
  socket.write(
    `POST /api/file_upload HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${contentLength}\r\n\r\n`,
  );
  let heard = '';
  const answer = new Promise<string>((resolve) => {
    const done = () => resolve(heard);
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      if (/\r\n\r\n.*\}$/s.test(heard)) done();
    });
    socket.on('close', done).on('error', done);
  });
  return { socket, answer };
}
