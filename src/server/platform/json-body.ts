import express, { type RequestHandler } from 'express';
import { AppError } from '#shared/platform/errors.ts';

/** As our client and most programs name what they send. */
const PLAIN = /^application\/json(; ?charset=utf-8)?$/i;
const BYTE_ORDER_MARK = 0xfeff;

/** @throws AppError for what is no object and no array */
function parsed(chunks: readonly Buffer[]): unknown {
  const text = (chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString();
  try {
    const body: unknown = JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);
    if (typeof body === 'object' && body !== null) return body;
  } catch {
    // Refused below, as a bare value is.
  }
  throw new AppError('bad_request', 'The body is not JSON.');
}

/**
 * Reads JSON bodies. A plain one of a length that is said, as nearly all are, is taken as it comes; Express's parser, which
 * costs a short request some fifty microseconds more, reads what is compressed, in other letters, of no said length or too long.
 */
export function jsonBody(maxBytes: number): RequestHandler {
  const other = express.json({ limit: maxBytes, type: 'application/json' });
  return (req, res, next) => {
    const { 'content-type': type = '', 'content-encoding': encoding, 'content-length': said } = req.headers;
    const length = Number(said);
    const plain = encoding === undefined && length > 0 && length <= maxBytes && PLAIN.test(type);
    if (!plain || req.readableEnded) return other(req, res, next);
    const chunks: Buffer[] = [];
    const cutOff = () => next(new AppError('bad_request', 'This request cannot be read.'));
    if (req.destroyed) return cutOff();
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.once('end', () => {
      req.off('close', cutOff);
      try {
        req.body = parsed(chunks);
      } catch (error) {
        return next(error);
      }
      next();
    });
    // Its caller has gone; an error of the connection closes it too.
    req.once('close', cutOff).on('error', () => undefined);
  };
}
