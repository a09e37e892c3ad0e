import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PACKED } from '#server/platform/serve-client.ts';

/** What text is; pictures and fonts are packed already. */
const TEXT = /\.(?:m?js|css|json|svg|wasm|bcmap|ttf)$/;
/** Bytes below which packing saves less than it costs. */
const SMALL = 1024;
/** Nearly as tight as the tightest, which takes fifteen times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const packings = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Lays beside each file of a folder how it is sent. */
export async function packAssets(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => TEXT.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = await readFile(file);
      if (bytes.length < SMALL) return;
      await writeFile(file + PACKED.br, await packings.br(bytes));
      await writeFile(file + PACKED.gzip, await packings.gzip(bytes));
    }),
  );
}
