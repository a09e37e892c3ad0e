import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The built client: files with a content hash in their name are kept for ever, the page itself is asked for each time.
 * An address without a file ending is one of the client's own routes.
 */
export function serveClient(folder: string): RequestHandler {
  const router = Router();
  router.use(
    '/assets',
    express.static(path.join(folder, 'assets'), { immutable: true, maxAge: YEAR_MS, fallthrough: false }),
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
