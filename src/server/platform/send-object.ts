import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { AppError } from '#shared/platform/errors.ts';
import { type ByteRange, type ObjectStorage, StorageError } from './storage/storage.ts';

export interface SentObject {
  key: string;
  /** Bytes of the whole object. */
  size: number;
  content_type: string;
  /** The name to save it under; anything may stand in it. */
  file_name: string;
  /** What is said when the object is gone. */
  missing: string;
}

const RFC_5987_SAFE = /[^A-Za-z0-9!#$&+.^_`|~-]/g;
const percent = (char: string) =>
  [...Buffer.from(char)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** `Content-Disposition` of RFC 6266: the name in plain letters for old readers, and as it is for all others. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%/;]/gu, '_');
  const exact = name.replace(/\p{Surrogate}/gu, '_').replace(new RegExp(RFC_5987_SAFE, 'gu'), percent);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/**
 * The one range a `Range` header asks for: null for the whole (no header, another unit, several ranges, nonsense),
 * 'none' where it lies past the end.
 */
export function parseRange(header: string | undefined, size: number): Required<ByteRange> | null | 'none' {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replace(/\s/g, '') ?? '');
  if (!asked) return null;
  const [, first = '', last = ''] = asked;
  if (first === '' && last === '') return null;
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'none' : { start, end };
}

function describe(res: Response, object: SentObject): void {
  res.setHeader('Content-Type', object.content_type);
  res.setHeader('Content-Disposition', contentDisposition('inline', object.file_name));
  res.setHeader('Accept-Ranges', 'bytes');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  // Opened by itself, a hostile file gets no origin, no scripts and nothing to load.
  res.setHeader('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
}

/** Answers with an object's bytes, or the range asked for (206, 416). A reader that leaves early is no error. */
export async function sendObject(
  req: Request,
  res: Response,
  storage: ObjectStorage,
  object: SentObject,
): Promise<void> {
  // There are no validators to compare an If-Range with, so it never matches.
  const range = parseRange(req.headers['if-range'] ? undefined : req.headers.range, object.size);
  if (range === 'none') {
    describe(res, object);
    res.removeHeader('Content-Disposition');
    res.removeHeader('Content-Type');
    res.setHeader('Content-Range', `bytes */${object.size}`).status(416).end();
    return;
  }
  const found = await storage.get(object.key, range ?? undefined).catch((error: unknown) => {
    if (error instanceof StorageError && error.code === 'not_found') throw new AppError('not_found', object.missing);
    throw error;
  });
  describe(res, object);
  res.status(range ? 206 : 200);
  if (range) res.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${object.size}`);
  res.setHeader('Content-Length', range ? range.end - range.start + 1 : object.size);
  if (req.method === 'HEAD') {
    found.stream.destroy();
    res.end();
    return;
  }
  try {
    await pipeline(found.stream, res);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
