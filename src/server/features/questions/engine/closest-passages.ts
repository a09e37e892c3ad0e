import { likeWindows, type PageMeaning } from '#server/features/understanding/meaning/page-meaning.ts';
import { windowsOf } from '#server/features/understanding/meaning/windows.ts';
import type { NearPlace, Passage } from './passage.ts';
import type { Scored } from './score-statements.ts';

const MAX_PLACES = 3;
/** Places that are shown first since they speak of the very field asked for. */
const MAX_SAID = 2;
/** What nears a question less than this is not worth a look. */
const LEAST = 0.12;
/** How much the meaning counts beside the words. */
const MEANING = 1.1;
const LONGEST = 480;

interface Near extends NearPlace {
  near: number;
  best: Scored | undefined;
}

function nearOnPage(
  passage: number,
  { text, meaning }: Passage & { meaning?: PageMeaning | null | undefined },
  own: readonly Scored[],
  asked: Int8Array | null,
): Near[] {
  const windows =
    asked && meaning && meaning.length > 0
      ? likeWindows(asked, text, meaning)
      : windowsOf(text).map((each) => ({ ...each, like: 0 }));
  return windows.map(({ start, end, like }) => {
    const within = own.filter(
      ({ statement }) => statement.start >= start && statement.start < end && statement.role !== 'heading',
    );
    const best = within.reduce<Scored | undefined>(
      (most, each) => (most && most.score >= each.score ? most : each),
      undefined,
    );
    return { passage, start, end, best, near: (best?.score ?? 0) + MEANING * Math.max(0, like) };
  });
}

/** The quoted part of a window: its best statement with what stands around it, whole lines. */
function quoted(text: string, { start, end, best }: Near): { start: number; end: number } {
  if (!best || end - start <= LONGEST) return { start, end: Math.min(end, start + LONGEST) };
  const from = Math.max(start, text.lastIndexOf('\n', best.statement.start) + 1);
  return { start: from, end: Math.min(Math.max(best.statement.end, from), from + LONGEST) };
}

/** The places nearest to a question: those that speak of what it asks for, then by its words and its meaning together. */
export function closestPlaces(
  passages: readonly Passage[],
  scored: readonly Scored[],
  asked: Int8Array | null,
  said: readonly NearPlace[] = [],
): NearPlace[] {
  const byPassage = passages.map((_, at) => scored.filter(({ statement }) => statement.passage === at));
  const near = passages
    .flatMap((passage, at) => nearOnPage(at, passage, byPassage[at] ?? [], asked))
    .filter((each) => each.near >= LEAST)
    .sort((a, b) => b.near - a.near);
  const first = said.slice(0, MAX_SAID);
  const others = near
    .map((each) => ({ passage: each.passage, ...quoted(passages[each.passage]?.text ?? '', each) }))
    .filter(
      (each) => !first.some((one) => one.passage === each.passage && one.start >= each.start && one.end <= each.end),
    );
  return [...first, ...others].slice(0, MAX_PLACES);
}
