import { fromBufferPromise, type ZipFile, type Entry as ZipPart } from 'yauzl';
import { UnreadableSheet } from '#server/platform/reader/unreadable-sheet.ts';

export type { ZipPart };

const MAX_PARTS = 1_000;
/** Bytes that all parts together may take, and how many times its packed size a large part. */
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_RATIO = 250;
const SMALL = 4 * 1024 * 1024;

export interface Zip {
  parts: ZipPart[];
  /**
   * The first bytes of a part, which is unpacked to its end to see that it holds what the directory says.
   * @throws UnreadableSheet `inflated` where it holds more, `damaged` where it cannot be unpacked
   */
  begin(part: ZipPart, bytes: number): Promise<Buffer>;
  /** A part's bytes as they are packed. */
  packed(part: ZipPart): Promise<Buffer>;
}

const isSwollen = ({ compressedSize, uncompressedSize }: ZipPart) =>
  uncompressedSize > SMALL && uncompressedSize > compressedSize * MAX_RATIO;

async function begin(file: ZipFile, part: ZipPart, bytes: number): Promise<Buffer> {
  const kept: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of await file.openReadStreamPromise(part)) {
      if (length < bytes) kept.push(chunk as Buffer);
      length += (chunk as Buffer).length;
    }
  } catch (error) {
    const more = error instanceof Error && error.message.startsWith('too many bytes');
    throw new UnreadableSheet(more ? 'inflated' : 'damaged');
  }
  return Buffer.concat(kept).subarray(0, bytes);
}

async function packed(file: ZipFile, bytes: Buffer, part: ZipPart): Promise<Buffer> {
  try {
    const { fileDataStart } = await file.readLocalFileHeaderPromise(part, { minimal: true });
    return bytes.subarray(fileDataStart, fileDataStart + part.compressedSize);
  } catch {
    throw new UnreadableSheet('damaged');
  }
}

async function partsOf(file: ZipFile): Promise<ZipPart[]> {
  const parts: ZipPart[] = [];
  for await (const part of file.eachEntry()) parts.push(part);
  return parts;
}

/**
 * What a ZIP file says it holds, from its directory alone: nothing is unpacked.
 * @throws UnreadableSheet `inflated` for more than any honest table unpacks to, `encrypted`, `damaged`
 */
export async function openZip(bytes: Buffer): Promise<Zip> {
  const damaged = () => {
    throw new UnreadableSheet('damaged');
  };
  const file = await fromBufferPromise(bytes, { lazyEntries: true }).catch(damaged);
  if (file.entryCount > MAX_PARTS) throw new UnreadableSheet('inflated');
  const parts = await partsOf(file).catch(damaged);
  if (parts.some((part) => part.isEncrypted())) throw new UnreadableSheet('encrypted');
  if (parts.some((part) => !part.canDecodeFileData())) damaged();
  const total = parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > MAX_BYTES || parts.some(isSwollen)) throw new UnreadableSheet('inflated');
  return { parts, begin: (part, most) => begin(file, part, most), packed: (part) => packed(file, bytes, part) };
}
