/** A script that the bundler makes when it is left to itself. Sizes are characters, minified. */
export interface BuiltChunk {
  /** What its file is called; scripts that are gathered are called after the largest of them. */
  name: string;
  file: string;
  size: number;
  /** The files of the scripts it imports at once. */
  imports: readonly string[];
  /** Whether something loads it by itself: the client's entry, a route, a dialog that is drawn later. */
  isEntry: boolean;
  modules: readonly string[];
}

/** Scripts that become one. */
interface Part {
  size: number;
  /** The largest first. */
  chunks: BuiltChunk[];
  imports: Set<Part>;
  /** An entry, which is loaded under its own name and stays as it is. */
  isFixed: boolean;
}

/** What is loaded for one entry, at once with it. */
interface Load {
  parts: Set<Part>;
  /** Characters that it does not need. */
  beyond: number;
}

/** What an entry may load beyond what it needs: some five kilobytes as they travel. */
const MAX_BEYOND = 18_000;

/**
 * Gathers hundreds of small scripts into few: each request costs more than the bytes of most of them. What the first
 * entries need becomes one script each, in their order, and nothing else is added to it; of the others those become one
 * that are mostly needed together, as long as no entry loads more than `MAX_BEYOND` in vain.
 *
 * @param first the files of entries that every page needs, the first of them first
 * @returns the name of the script that each module is gathered into; a module that is not in it stays where it is
 */
export function gatherChunks(chunks: readonly BuiltChunk[], first: readonly string[]): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const left = new Set(chunks.filter(({ isEntry }) => !isEntry));
  const gathered = new Map<string, string>();
  const gather = (name: string, members: Iterable<BuiltChunk>) => {
    for (const chunk of members) {
      if (left.delete(chunk)) for (const module of chunk.modules) gathered.set(module, name);
    }
  };
  // What leads to another entry may be led to by it.
  const leadsOn = (chunk: BuiltChunk) => [...neededBy(chunk.file, byFile)].some(({ isEntry }) => isEntry);
  for (const file of first) {
    const needed = [...neededBy(file, byFile)].filter((chunk) => !leadsOn(chunk));
    gather(`${byFile.get(file)?.name}-needs`, needed);
  }

  const entries = chunks.filter(({ isEntry }) => isEntry);
  const partOf = new Map([...left, ...entries].map((chunk): [BuiltChunk, Part] => [chunk, partWith(chunk)]));
  const partsOf = (files: Iterable<BuiltChunk>) => [...files].flatMap((chunk) => partOf.get(chunk) ?? []);
  for (const [chunk, part] of partOf) {
    part.imports = new Set(partsOf(chunk.imports.flatMap((file) => byFile.get(file) ?? [])));
  }
  const loads = entries.map(({ file }) => ({ parts: new Set(partsOf(neededBy(file, byFile))), beyond: 0 }));
  // Two scripts may have the same name, and what has the same name becomes one.
  const taken = new Set<string>();
  for (const part of mergeParts(new Set(partOf.values()), loads)) {
    if (part.chunks.length < 2) continue;
    const { name } = part.chunks[0]!;
    const own = taken.has(name) ? `${name}-${taken.size}` : name;
    taken.add(own);
    gather(own, part.chunks);
  }
  return gathered;
}

const partWith = (chunk: BuiltChunk): Part => ({
  ...{ size: chunk.size, chunks: [chunk], imports: new Set<Part>(), isFixed: chunk.isEntry },
});

/** A script and all that it imports at once. */
function neededBy(file: string, byFile: ReadonlyMap<string, BuiltChunk>, found = new Set<BuiltChunk>()) {
  const chunk = byFile.get(file);
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const next of chunk.imports) neededBy(next, byFile, found);
  return found;
}

/** Merges parts while that saves requests, beginning with the smallest. */
function mergeParts(parts: Set<Part>, loads: readonly Load[]): Set<Part> {
  const settled = new Set([...parts].filter(({ isFixed }) => isFixed));
  for (;;) {
    const open = [...parts].filter((part) => !settled.has(part)).sort((one, other) => one.size - other.size);
    const [part] = open;
    if (!part) return parts;
    const partner = bestPartner(part, parts, loads);
    if (partner) {
      merge(partner, part, parts, loads);
      settled.delete(partner);
    } else {
      settled.add(part);
    }
  }
}

/** The part that saves most requests as one with this, for what entries then load in vain; none where all load too much. */
function bestPartner(part: Part, parts: ReadonlySet<Part>, loads: readonly Load[]): Part | undefined {
  const own = reachOf(part);
  let best: { partner: Part; worth: number } | undefined;
  for (const partner of parts) {
    if (partner === part || partner.isFixed) continue;
    const reach = reachOf(partner);
    let [saved, added, isFair] = [0, 0, true];
    for (const load of loads) {
      const [hasPart, hasPartner] = [load.parts.has(part), load.parts.has(partner)];
      if (hasPart && hasPartner) saved += 1;
      if (hasPart === hasPartner) continue;
      const more = sizeBeyond(load, hasPart ? reach : own);
      added += more;
      if (load.beyond + more > MAX_BEYOND) isFair = false;
    }
    const worth = saved / (added + 1);
    if (isFair && saved > 0 && (!best || worth > best.worth) && !wouldCircle(part, partner)) best = { partner, worth };
  }
  return best?.partner;
}

/** A part and all that it imports at once. */
function reachOf(part: Part, found = new Set<Part>()): Set<Part> {
  if (found.has(part)) return found;
  found.add(part);
  for (const next of part.imports) reachOf(next, found);
  return found;
}

const sizeBeyond = ({ parts }: Load, reach: ReadonlySet<Part>) => {
  let size = 0;
  for (const part of reach) if (!parts.has(part)) size += part.size;
  return size;
};

/** Whether one leads to the other by way of a third: as one script they would wait for each other. */
const wouldCircle = (one: Part, other: Part) => leadsAround(one, other) || leadsAround(other, one);

const leadsAround = (from: Part, to: Part) =>
  [...from.imports].some((next) => next !== to && next !== from && reachOf(next).has(to));

function merge(kept: Part, gone: Part, parts: Set<Part>, loads: readonly Load[]): void {
  const reach = new Set([...reachOf(kept), ...reachOf(gone)]);
  for (const load of loads) {
    if (!load.parts.has(kept) && !load.parts.has(gone)) continue;
    load.beyond += sizeBeyond(load, reach);
    for (const part of reach) load.parts.add(part);
    load.parts.delete(gone);
  }
  parts.delete(gone);
  kept.size += gone.size;
  kept.chunks = [...kept.chunks, ...gone.chunks].sort((one, other) => other.size - one.size);
  for (const next of gone.imports) kept.imports.add(next);
  for (const part of parts) if (part.imports.delete(gone)) part.imports.add(kept);
  kept.imports.delete(gone);
  kept.imports.delete(kept);
}
