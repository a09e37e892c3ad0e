import { inflateRawSync } from 'node:zlib';
import { UnreadableSheet } from './sheet-fault.ts';

export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  /** Where its local header begins. */
  at: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const COMMENT = 65_535;
const MOST_ENTRIES = 1_000;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** Bytes that all parts together may take, and how many times its packed size a large part. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_RATIO = 250;
const SMALL = 4 * 1024 * 1024;

/** Where the directory's end stands: it is looked for from the file's end, behind which only a comment may follow. */
function findEnd(file: Buffer): number {
  const last = file.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT); at -= 1) if (file.readUInt32LE(at) === END) return at;
  throw new UnreadableSheet('damaged');
}

function readEntry(file: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (file.readUInt32LE(at) !== ENTRY) throw new UnreadableSheet('damaged');
  if (file.readUInt16LE(at + 8) & ENCRYPTED) throw new UnreadableSheet('encrypted');
  const nameLength = file.readUInt16LE(at + 28);
  const entry = {
    name: file.toString('utf8', at + 46, at + 46 + nameLength),
    method: file.readUInt16LE(at + 10),
    packed: file.readUInt32LE(at + 20),
    unpacked: file.readUInt32LE(at + 24),
    at: file.readUInt32LE(at + 42),
  };
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new UnreadableSheet('damaged');
  return { entry, next: at + 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32) };
}

/**
 * What a ZIP file says it holds, from its directory alone: nothing is unpacked.
 * @throws UnreadableSheet `inflated` for more than any honest table unpacks to, `encrypted`, `damaged`
 */
export function zipDirectory(file: Buffer): ZipEntry[] {
  try {
    const end = findEnd(file);
    const count = file.readUInt16LE(end + 10);
    if (count > MOST_ENTRIES) throw new UnreadableSheet('inflated');
    const entries: ZipEntry[] = [];
    let at = file.readUInt32LE(end + 16);
    for (let n = 0; n < count; n += 1) {
      const { entry, next } = readEntry(file, at);
      entries.push(entry);
      at = next;
    }
    const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
    const swollen = entries.some(({ packed, unpacked }) => unpacked > SMALL && unpacked > packed * MOST_RATIO);
    if (total > MOST_BYTES || swollen) throw new UnreadableSheet('inflated');
    return entries;
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableSheet('damaged');
    throw error;
  }
}

/**
 * Unpacks one part, to no more bytes than the directory promised.
 * @throws UnreadableSheet `inflated` where it holds more, `damaged` where it cannot be unpacked
 */
export function unpack(file: Buffer, { at, method, packed, unpacked }: ZipEntry): Buffer {
  try {
    if (file.readUInt32LE(at) !== LOCAL) throw new UnreadableSheet('damaged');
    const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
    const bytes = file.subarray(start, start + packed);
    return method === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(unpacked, 1) });
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error;
    const { code } = error as { code?: string };
    throw new UnreadableSheet(code === 'ERR_BUFFER_TOO_LARGE' ? 'inflated' : 'damaged');
  }
}
