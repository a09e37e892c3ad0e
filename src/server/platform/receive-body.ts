import type { IncomingMessage } from 'node:http';
import { discardRest, UploadError } from './receive-file.ts';

/**
 * A request's body as the bytes that came, for a signature that is made over them.
 * @throws UploadError `too_large` or `cut_off`
 */
export function receiveBody(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = (code: 'too_large' | 'cut_off') => {
      req.off('data', onData);
      discardRest(req);
      reject(new UploadError(code));
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) refuse('too_large');
      else chunks.push(chunk);
    };
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('close', () => {
      if (!req.complete) refuse('cut_off');
    });
    req.on('error', () => undefined);
    req.on('data', onData);
  });
}
