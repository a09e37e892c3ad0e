/** A part as it goes into a ZIP file: packed by `method` (0 stored, 8 deflated), `size` bytes when unpacked. */
export interface PackedPart {
  name: string;
  method: number;
  size: number;
  packed: Buffer;
}

const LOCAL_HEADER = 0x04034b50;
const END_OF_DIRECTORY = 0x06054b50;

function localHeader({ name, method, size, packed }: PackedPart): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_HEADER, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name, 'latin1')]);
}

/**
 * A ZIP file of parts in the order given, for a reader that goes through it from front to back: it has no directory, and
 * no sums of its parts. Names are ASCII.
 */
export function zipFile(parts: readonly PackedPart[]): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  return Buffer.concat([...parts.flatMap((part) => [localHeader(part), part.packed]), end]);
}
