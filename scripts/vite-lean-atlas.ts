import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Point = readonly [x: number, y: number];
interface Atlas {
  objects: { states: object };
  arcs: Point[][];
  transform: { scale: Point };
}

/** Pixels of the atlas, which is 975 wide, that a border may move: less than anyone sees. */
const TOLERANCE = 0.4;
/** A ring has no fewer. */
const MIN_POINTS = 4;

/** How far a point lies from the line between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length;
}

/** The places of the points that are needed to stay within the tolerance (Douglas and Peucker). */
function needed(points: readonly Point[], from: number, to: number): number[] {
  let [furthest, most] = [-1, TOLERANCE];
  for (let at = from + 1; at < to; at++) {
    const off = distance(points[at]!, points[from]!, points[to]!);
    if (off > most) [furthest, most] = [at, off];
  }
  return furthest < 0 ? [] : [...needed(points, from, furthest), furthest, ...needed(points, furthest, to)];
}

/** The same border with the points that show. Each point is written as the step from the one before. */
function leanArc(arc: Point[], [width, height]: Point): Point[] {
  const places: Point[] = [];
  for (const [dx, dy] of arc) {
    const [x, y] = places.at(-1) ?? [0, 0];
    places.push([x + dx, y + dy]);
  }
  const pixels = places.map(([px, py]): Point => [px * width, py * height]);
  const last = arc.length - 1;
  const kept = [0, ...needed(pixels, 0, last), last];
  if (kept.length < Math.min(MIN_POINTS, arc.length)) return arc;
  return kept.map((at, index): Point => {
    const before = index === 0 ? ([0, 0] as const) : places[kept[index - 1]!]!;
    return [places[at]![0] - before[0], places[at]![1] - before[1]];
  });
}

/** The states as the map draws them: without the nation, and without points closer than the eye sets apart. */
export const leanAtlas = (): Plugin => ({
  name: 'lean-atlas',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/us-atlas/states-albers-10m.json')) return null;
    const atlas = JSON.parse(readFileSync(id, 'utf8')) as Atlas;
    const { states } = atlas.objects;
    const arcs = atlas.arcs.map((arc) => leanArc(arc, atlas.transform.scale));
    return JSON.stringify({ ...atlas, objects: { states }, arcs });
  },
});
