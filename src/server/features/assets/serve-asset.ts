import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { type ObjectStorage, StorageError } from '#server/platform/storage/storage.ts';
import { readAssetPath } from './assets.rules.ts';

export const ASSET_PATH = '/assets/:organization/:file';

/**
 * Answers with a picture to whoever knows its address: mail programs have no sign-in. The address never shows another
 * picture, so it is kept for a year.
 */
export function serveAsset(storage: ObjectStorage): RequestHandler {
  return async (req, res) => {
    const asked = readAssetPath(req.path);
    const found = asked
      ? await storage.get(asked.key).catch((error: unknown) => {
          if (error instanceof StorageError && error.code === 'not_found') return null;
          throw error;
        })
      : null;
    if (!asked || !found) {
      res.status(404).type('text/plain').send('Not found');
      return;
    }
    res.setHeader('Content-Type', asked.type);
    res.setHeader('Content-Length', found.size);
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
    // Mail programs and the preview's frame are other origins.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (req.method === 'HEAD') {
      found.stream.destroy();
      res.end();
      return;
    }
    await pipeline(found.stream, res).catch((error: { code?: string }) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  };
}
