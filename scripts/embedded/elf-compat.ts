import { readFileSync, renameSync, writeFileSync } from 'node:fs';

const SHT_DYNSYM = 11;
const SHT_GNU_VERNEED = 0x6ffffffe;
const SHT_GNU_VERSYM = 0x6fffffff;
const VER_FLG_WEAK = 2;
const VER_NDX_GLOBAL = 1;
const STB_WEAK = 2;
const SYMBOL_BYTES = 24;
const VERSION_INDEX = 0x7fff;
const ISO_C23_PREFIX = '__isoc23_';
/** Only marks that a translation unit saw the iostream header; it is never called. */
const LINK_MARKER = '_ZSt21ios_base_library_initv';
/** Functions whose older version behaves the same for the calls of redis-server. */
const SAME_IN_OLDER_VERSIONS: readonly string[] = ['fmod'];

interface Section {
  type: number;
  offset: number;
  size: number;
  link: number;
  info: number;
}

/**
 * Copies an x86-64 program and lets it run on a C library older than the one it was linked against, by relabeling its
 * few imports of too new versions in the dynamic symbol table. No code changes. Returns the imports relabeled.
 * Throws when the program is no little-endian ELF64 file or imports something whose older version may differ.
 */
export function relabelTooNewImports(source: string, target: string, versions: readonly string[]): string[] {
  const image = readFileSync(source);
  const isElf64 = image.readUInt32BE(0) === 0x7f454c46 && image[4] === 2 && image[5] === 1;
  if (!isElf64) throw new Error(`${source} is no little-endian ELF64 program`);
  const sections = readSections(image);
  const symbols = sectionOf(sections, SHT_DYNSYM);
  const symbolVersions = sectionOf(sections, SHT_GNU_VERSYM);
  const names = stringReader(image, sections[symbols.link]?.offset ?? 0);
  const tooNew = weakenVersions(image, sectionOf(sections, SHT_GNU_VERNEED), versions, names);

  const relabeled: string[] = [];
  for (let index = 0; index < symbols.size / SYMBOL_BYTES; index++) {
    const version = symbolVersions.offset + index * 2;
    if (!tooNew.has(image.readUInt16LE(version) & VERSION_INDEX)) continue;
    image.writeUInt16LE(VER_NDX_GLOBAL, version);
    relabeled.push(relabelSymbol(image, symbols.offset + index * SYMBOL_BYTES, names));
  }
  // Another start may be making the same copy: only a whole file takes the name.
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, image, { mode: 0o755 });
  renameSync(draft, target);
  return relabeled;
}

function relabelSymbol(image: Buffer, symbol: number, names: (offset: number) => string): string {
  const nameOffset = image.readUInt32LE(symbol);
  const name = names(nameOffset);
  if (name.startsWith(ISO_C23_PREFIX)) {
    // `__isoc23_strtol` ends in `strtol`, so the plain function's name is a later start in the same string.
    image.writeUInt32LE(nameOffset + ISO_C23_PREFIX.length, symbol);
  } else if (name === LINK_MARKER) {
    const info = image.readUInt8(symbol + 4);
    image.writeUInt8((info & 0x0f) | (STB_WEAK << 4), symbol + 4);
  } else if (!SAME_IN_OLDER_VERSIONS.includes(name)) {
    throw new Error(`unexpected import ${name}`);
  }
  return name;
}

/** Marks the needed versions as weak, so that the loader does not insist on them; returns their indexes. */
function weakenVersions(
  image: Buffer,
  needed: Section,
  versions: readonly string[],
  names: (offset: number) => string,
): Set<number> {
  const indexes = new Set<number>();
  let library = needed.offset;
  for (let count = 0; count < needed.info; count++) {
    let entry = library + image.readUInt32LE(library + 8);
    for (let left = image.readUInt16LE(library + 2); left > 0; left--) {
      if (versions.includes(names(image.readUInt32LE(entry + 8)))) {
        indexes.add(image.readUInt16LE(entry + 6) & VERSION_INDEX);
        image.writeUInt16LE(image.readUInt16LE(entry + 4) | VER_FLG_WEAK, entry + 4);
      }
      entry += image.readUInt32LE(entry + 12);
    }
    library += image.readUInt32LE(library + 12);
  }
  return indexes;
}

function readSections(image: Buffer): Section[] {
  const table = Number(image.readBigUInt64LE(0x28));
  const entryBytes = image.readUInt16LE(0x3a);
  const count = image.readUInt16LE(0x3c);
  return Array.from({ length: count }, (_, index) => {
    const entry = table + index * entryBytes;
    return {
      type: image.readUInt32LE(entry + 4),
      offset: Number(image.readBigUInt64LE(entry + 24)),
      size: Number(image.readBigUInt64LE(entry + 32)),
      link: image.readUInt32LE(entry + 40),
      info: image.readUInt32LE(entry + 44),
    };
  });
}

function sectionOf(sections: readonly Section[], type: number): Section {
  const found = sections.find((section) => section.type === type);
  if (!found) throw new Error('the program has no dynamic symbols');
  return found;
}

const stringReader = (image: Buffer, table: number) => (offset: number) => {
  const start = table + offset;
  return image.toString('latin1', start, image.indexOf(0, start));
};
