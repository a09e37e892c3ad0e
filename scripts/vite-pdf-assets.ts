import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];
const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Serves what pdfjs fetches while it reads a document from our own origin, under `/pdfjs/`. */
export function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    generateBundle() {
      for (const folder of FOLDERS) {
        for (const name of readdirSync(path.join(library, folder))) {
          const source = readFileSync(path.join(library, folder, name));
          this.emitFile({ type: 'asset', fileName: `pdfjs/${folder}/${name}`, source });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use('/pdfjs', (request, response, next) => {
        const wanted = /^\/([a-z_]+)\/([\w.-]+)$/.exec((request.url ?? '').split('?')[0] ?? '');
        const file =
          wanted && FOLDERS.includes(wanted[1] ?? '') && path.join(library, wanted[1] ?? '', wanted[2] ?? '');
        if (!file || !statSync(file, { throwIfNoEntry: false })?.isFile()) return next();
        if (file.endsWith('.wasm')) response.setHeader('content-type', 'application/wasm');
        createReadStream(file).pipe(response);
      });
    },
  };
}
