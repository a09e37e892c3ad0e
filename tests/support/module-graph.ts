import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** One import of a module, as it stands in the source. */
export interface ModuleImport {
  /** The imported file from the root, with forward slashes; for a package its name, for a built-in `node:…`. */
  target: string;
  /** Nothing of it is left once the types are gone. */
  typeOnly: boolean;
}

export interface ModuleSource {
  /** From the root, with forward slashes. */
  file: string;
  imports: readonly ModuleImport[];
}

const CODE = /\.tsx?$/;
/** The package's own import names (`imports` of package.json) and the folders they stand for. */
const OWN_NAMES = /^#(shared|server|worker|client|reader)\//;
const INLINE_TYPE = /\bimport\('([^']+)'\)/g;

/** The files under a folder, from the root, in order. */
export function filesUnder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Every TypeScript module under the folders with what it imports. @throws for a file that cannot be parsed */
export function readModules(root: string, folders: readonly string[]): ModuleSource[] {
  return folders
    .flatMap((folder) => filesUnder(root, folder))
    .filter((file) => CODE.test(file))
    .map((file) => ({ file, imports: importsOf(file, readFileSync(path.join(root, file), 'utf8')) }));
}

function importsOf(file: string, source: string): ModuleImport[] {
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file} cannot be parsed: ${parsed.errors[0]?.message}`);
  const found: ModuleImport[] = [];
  const add = (specifier: string, typeOnly: boolean) => found.push({ target: targetOf(file, specifier), typeOnly });
  for (const { moduleRequest, entries } of parsed.module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  for (const { entries } of parsed.module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  const dynamic = new Set<number>();
  for (const { start, moduleRequest } of parsed.module.dynamicImports) {
    dynamic.add(start);
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    if (/^'[^']+'$/.test(text)) add(text.slice(1, -1), false);
  }
  for (const match of source.matchAll(INLINE_TYPE)) if (!dynamic.has(match.index)) add(match[1]!, true);
  return found;
}

function targetOf(file: string, specifier: string): string {
  const bare = specifier.split('?')[0]!;
  if (bare.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), bare);
    // The router's generator leaves the ending off.
    return file.endsWith('.gen.ts') && !CODE.test(target) ? `${target}.tsx` : target;
  }
  if (bare.startsWith('node:')) return bare;
  if (OWN_NAMES.test(bare)) return `src/${bare.slice(1)}`;
  if (bare.startsWith('#')) return bare.slice(1);
  const parts = bare.split('/');
  return parts.slice(0, bare.startsWith('@') ? 2 : 1).join('/');
}

/**
 * A circle in a graph of names, or null. The circle is known from one of its members back to the same one.
 */
export function findCircle(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();
  const open: string[] = [];
  const visit = (name: string): string[] | null => {
    if (done.has(name)) return null;
    const at = open.indexOf(name);
    if (at !== -1) return [...open.slice(at), name];
    open.push(name);
    for (const next of edges.get(name) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    open.pop();
    done.add(name);
    return null;
  };
  for (const name of edges.keys()) {
    const circle = visit(name);
    if (circle) return circle;
  }
  return null;
}
