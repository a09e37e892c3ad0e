import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** How a file ends that the build has packed, by what a browser calls the packing; what packs best comes first. */
export const PACKED = { br: '.br', gzip: '.gz' } as const;
type Packing = keyof typeof PACKED;
const PACKINGS = Object.keys(PACKED) as Packing[];

/**
 * The built client: files with a content hash in their name are kept for ever, the page itself is asked for each time.
 * An address without a file ending is one of the client's own routes.
 */
export function serveClient(folder: string): RequestHandler {
  const router = Router();
  const assets = path.join(folder, 'assets');
  router.use(
    '/assets',
    packedOf(assets),
    express.static(assets, { immutable: true, maxAge: YEAR_MS, fallthrough: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get('/{*path}', (req, res, next) => {
    if (path.extname(req.path) !== '') return next();
    res.setHeader('Cache-Control', 'no-cache');
    res.sendFile(path.join(folder, 'index.html'));
  });
  router.use((_req, res) => {
    res.status(404).type('text/plain').send('Not found');
  });
  return router;
}

/** Asks for a file as the build has packed it, so that no request waits for the packing. */
function packedOf(folder: string): RequestHandler {
  const files = new Set(existsSync(folder) ? readdirSync(folder).map((name) => `/${name}`) : []);
  return (req, res, next) => {
    const file = req.path;
    const packings = PACKINGS.filter((packing) => files.has(file + PACKED[packing]));
    const packing = packings.find((each) => req.acceptsEncodings(each) !== false);
    if (packings.length > 0) res.vary('Accept-Encoding');
    if (packing) {
      res.setHeader('Content-Encoding', packing);
      res.type(path.extname(file));
      req.url = file + PACKED[packing];
    }
    next();
  };
}
