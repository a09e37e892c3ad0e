import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ensureClientBuild } from '#scripts/build/client.ts';
import type { BenchRow } from './bench-row.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = path.join(ROOT, 'dist', 'client');
const ASSETS = path.join(DIST, 'assets');
const KB = 1024;

/** What draws on the outreach screen, which draws most. */
const CHARTS = ['pie-plot', 'state-map'];

const sizes = new Map<string, number>();
/** Bytes of a built file as a server sends it. */
function gzipped(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(path.join(ASSETS, file))).length;
  sizes.set(file, size);
  return size;
}

/** The scripts a script can't run without: itself and all it imports at once, not what it loads when it is needed. */
function closure(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(path.join(ASSETS, file), 'utf8');
    const imports = [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map((match) => match[1]!);
    closure(imports, found);
  }
  return found;
}

const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + gzipped(file), 0);

function row(what: string, bytes: number, most: number): BenchRow {
  return {
    figure: 'S18',
    what: `${what}, gzip`,
    ours: `${(bytes / KB).toFixed(1)} KB`,
    reference: `${most} KB`,
    ratio: Math.round((bytes / KB / most) * 100) / 100,
    goal: `<= ${most} KB`,
    met: bytes <= most * KB,
  };
}

/** Routes that open the e-mail editor, which has a budget of its own. */
const EDITOR = /^_app\.marketing\.(create|edit)-template/;

/** S18: scripts a visitor loads for the sign-in page, for the first page behind it, then for any other; and all styles. */
export async function run(): Promise<BenchRow[]> {
  await ensureClientBuild(ROOT);
  const files = readdirSync(ASSETS);
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const entry = [...html.matchAll(/<script[^>]+src="\/assets\/([^"]+\.js)"/g)].map((match) => match[1]!);
  const routeFiles = (name: string) => files.filter((file) => file.endsWith('.js') && file.slice(0, -12) === name);

  // The sign-in stands in the entry itself; it leads to the dashboard, inside the routed app and its signed-in frame.
  const behind = ['app', '_app', 'signed-in', '_app.dashboard'];
  const first = closure([...entry, ...behind.flatMap(routeFiles)]);
  const beside = (scripts: readonly string[]) => sum([...closure(scripts)].filter((script) => !first.has(script)));
  const later = files
    .filter((file) => file.endsWith('.js') && /^(_app\.|login|forgot|reset)/.test(file))
    .map((file) => ({ file, bytes: beside([file]) }))
    .sort((left, right) => right.bytes - left.bytes);
  const largest = (most: string, which: (file: string) => boolean, limit: number): BenchRow => {
    const found = later.find(({ file }) => which(file));
    return row(`${most} (${found?.file.slice(0, -12)}), scripts`, found?.bytes ?? 0, limit);
  };
  return [
    row('sign-in page, scripts', sum(closure(entry)), 120),
    row('first page after sign-in, scripts', sum(first), 220),
    largest('largest later route', (file) => !EDITOR.test(file), 100),
    largest('e-mail editor', (file) => EDITOR.test(file), 220),
    row('charts of the outreach screen, scripts', beside(CHARTS.flatMap(routeFiles)), 120),
    row('all styles', sum(files.filter((file) => file.endsWith('.css'))), 45),
  ];
}
