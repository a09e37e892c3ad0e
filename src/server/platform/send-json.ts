import type { Response } from 'express';
import { encodeJson } from './json-text.ts';

/** Answers with JSON. Express's own `res.json` looks for settings, tags and character sets that no answer here has. */
export function sendJson(res: Response, status: number, body: unknown): void {
  const text = encodeJson(body);
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.end(text);
}
