import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { closeServer, listen } from './listen.ts';
import type { S3Credentials } from './s3-signature.ts';
import { signatureFault } from './s3-signature.ts';

interface FakeObject {
  body: Buffer;
  modified_at: Date;
}

interface FakeUpload {
  key: string;
  parts: Map<number, Buffer>;
  begun_at: Date;
}

/** What a handler returns is the response it ended, so that each path must end it. */
type Answer = ServerResponse;

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  key: string;
  query: URLSearchParams;
  body: Buffer;
}

/** A bucket on loopback that speaks the S3 protocol: signatures, parts, ranges, pages. */
export interface FakeS3 {
  endpoint: string;
  credentials: S3Credentials;
  objects: Map<string, FakeObject>;
  uploads: Map<string, FakeUpload>;
  /** Operations in the order they came, such as `PUT object` or `POST uploads`. */
  calls: string[];
  /** Refuses requests whose operation answers true, with this status. */
  failWhen: ((operation: string) => number | undefined) | undefined;
  close(): Promise<void>;
}

const PAGE_SIZE = 2;
const MIN_PART_BYTES = 5 * 1024 * 1024;

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

function sendXml(response: ServerResponse, status: number, xml: string): Answer {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  return response.end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}

const sendError = (response: ServerResponse, status: number, code: string): Answer =>
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function operationOf(method: string, query: URLSearchParams, key: string): string {
  if (query.has('uploads')) return `${method} uploads`;
  if (query.has('partNumber')) return `${method} part`;
  if (query.has('uploadId')) return `${method} upload`;
  return key === '' ? `${method} bucket` : `${method} object`;
}

function readObject({ request, response, key }: Call, objects: FakeS3['objects']): Answer {
  const found = objects.get(key);
  if (!found) return sendError(response, 404, 'NoSuchKey');
  const { body } = found;
  const headers = { ETag: etagOf(body), 'Last-Modified': found.modified_at.toUTCString(), 'Accept-Ranges': 'bytes' };
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined) {
    return response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
  }
  const start = Number(first);
  const end = Math.min(last ? Number(last) : body.length - 1, body.length - 1);
  if (start >= body.length) return sendError(response, 416, 'InvalidRange');
  response.writeHead(206, {
    ...headers,
    'Content-Length': end - start + 1,
    'Content-Range': `bytes ${start}-${end}/${body.length}`,
  });
  return response.end(body.subarray(start, end + 1));
}

function listObjects({ response, query }: Call, objects: FakeS3['objects']): Answer {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
  const page = keys.slice(0, PAGE_SIZE);
  const contents = page.map((key) => {
    const { body, modified_at } = objects.get(key) ?? { body: Buffer.alloc(0), modified_at: new Date(0) };
    return `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${modified_at.toISOString()}</LastModified></Contents>`;
  });
  const more = keys.length > PAGE_SIZE;
  const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return sendXml(
    response,
    200,
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${token}</ListBucketResult>`,
  );
}

function completeUpload({ response, key, query, body }: Call, { uploads, objects }: FakeS3): Answer {
  const id = query.get('uploadId') ?? '';
  const upload = uploads.get(id);
  if (!upload) return sendError(response, 404, 'NoSuchUpload');
  const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map((match) => Number(match[1]));
  const parts = numbers.map((number) => upload.parts.get(number) ?? Buffer.alloc(0));
  const inOrder = numbers.every((number, at) => number === at + 1);
  if (!inOrder || numbers.length !== upload.parts.size) return sendError(response, 400, 'InvalidPartOrder');
  if (parts.slice(0, -1).some((part) => part.length < MIN_PART_BYTES)) {
    return sendError(response, 400, 'EntityTooSmall');
  }
  const whole = Buffer.concat(parts);
  objects.set(key, { body: whole, modified_at: new Date() });
  uploads.delete(id);
  return sendXml(
    response,
    200,
    `<CompleteMultipartUploadResult><ETag>${etagOf(whole)}</ETag></CompleteMultipartUploadResult>`,
  );
}

const OPERATIONS: Record<string, (call: Call, fake: FakeS3) => Answer> = {
  'GET object': (call, { objects }) => readObject(call, objects),
  'GET bucket': (call, { objects }) => listObjects(call, objects),
  'PUT object': ({ response, key, body }, { objects }) => {
    objects.set(key, { body, modified_at: new Date() });
    return response.writeHead(200, { ETag: etagOf(body) }).end();
  },
  'DELETE object': ({ response, key }, { objects }) => {
    objects.delete(key);
    return response.writeHead(204).end();
  },
  'POST uploads': ({ response, key }, { uploads }) => {
    const id = `upload-${uploads.size + 1}`;
    uploads.set(id, { key, parts: new Map(), begun_at: new Date() });
    return sendXml(
      response,
      200,
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  },
  'PUT part': ({ response, query, body }, { uploads }) => {
    uploads.get(query.get('uploadId') ?? '')?.parts.set(Number(query.get('partNumber')), body);
    return response.writeHead(200, { ETag: etagOf(body) }).end();
  },
  'POST upload': completeUpload,
  'DELETE upload': ({ response, query }, { uploads }) => {
    uploads.delete(query.get('uploadId') ?? '');
    return response.writeHead(204).end();
  },
  'GET uploads': ({ response }, { uploads }) => {
    const listed = [...uploads].map(
      ([id, { key, begun_at }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun_at.toISOString()}</Initiated></Upload>`,
    );
    return sendXml(response, 200, `<ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`);
  },
};

/** Starts the fake with one bucket, on a free loopback port. */
export async function startFakeS3(bucket = 'records'): Promise<FakeS3> {
  const credentials = { access_key_id: 'test-key-id', secret_access_key: 'test-secret', region: 'us-east-1' };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = await bodyOf(request);
    const [, first, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const operation = operationOf(request.method ?? '', url.searchParams, key);
    fake.calls.push(operation);
    const fault = signatureFault(request, body, credentials);
    if (fault) return sendError(response, 403, fault);
    const failure = fake.failWhen?.(operation);
    if (failure !== undefined) return sendError(response, failure, 'InternalError');
    if (first !== bucket) return sendError(response, 404, 'NoSuchBucket');
    const run = OPERATIONS[operation];
    if (!run) return sendError(response, 501, 'NotImplemented');
    return run({ request, response, key, query: url.searchParams, body }, fake);
  });
  const fake: FakeS3 = {
    endpoint: `http://127.0.0.1:${await listen(server)}`,
    credentials,
    objects: new Map(),
    uploads: new Map(),
    calls: [],
    failWhen: undefined,
    close: () => closeServer(server),
  };
  return fake;
}
