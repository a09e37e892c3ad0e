import { likeWindows } from '#server/features/understanding/meaning/page-meaning.ts';
import { type Window, windowsOf } from '#server/features/understanding/meaning/windows.ts';
import { loosely } from './loosely.ts';
import type { NearPlace, Passage } from './passage.ts';
import type { IndexedStatement, PassageIndex, Said } from './passage-index.ts';
import type { Question } from './question-kind.ts';
import { type Scored, scoreStatements } from './score-statements.ts';
import { kindHeld } from './statement-signs.ts';
import { weighWords } from './weigh-words.ts';

const MAX_PLACES = 3;
/** Places that are shown first since they speak of the very field asked for. */
const MAX_SAID = 2;
/** What nears a question less than this is not worth a look. */
const MIN_NEAR = 0.12;
/** How much the words and the meaning of a window count beside its best statement. */
const WORDS = 1;
const MEANING = 1.6;
/** What is left of a window's worth where it holds nothing of the sort asked for. */
const OF_OTHER_KIND = 0.6;
/** What is left of it for each place that its page already has among the closest: other pages are worth a look too. */
const OF_SAME_PAGE = 0.8;
const LONGEST = 480;

/** What a question is asked of: pages, and what they say. */
export interface Sought {
  question: Question;
  text: string;
  passages: readonly Passage[];
  index: PassageIndex;
  /** The question's meaning; null where that of the pages is not known. */
  asked: Int8Array | null;
}

interface Near extends Window {
  passage: number;
  /** How like the question it is by its meaning. */
  like: number;
  statements: IndexedStatement[];
}

function nearOnPage({ text, meaning }: Passage, asked: Int8Array | null): (Window & { like: number })[] {
  const windows = asked && meaning ? likeWindows(asked, text, meaning) : [];
  return windows.length > 0 ? windows : windowsOf(text).map((window) => ({ ...window, like: 0 }));
}

/** The windows of all pages, each with what is said in it. */
function windowsOfAll({ passages, index, asked }: Sought): Near[] {
  const near = passages.map((page, passage) =>
    nearOnPage(page, asked).map((window): Near => ({ ...window, passage, statements: [] })),
  );
  for (const statement of index.statements) {
    const { passage, start } = statement;
    near[passage]?.find((each) => start >= each.start && start < each.end)?.statements.push(statement);
  }
  return near.flat();
}

const saidIn = (statements: readonly IndexedStatement[]): Said => ({
  words: statements.flatMap(({ said }) => said.words),
  notions: statements.flatMap(({ said }) => said.notions),
  wider: statements.flatMap(({ said }) => said.wider),
  looser: statements.flatMap(({ said }) => said.looser),
});

/** The quoted part of a window: all of it, or on a full page what matters most of it with what stands around that, whole lines. */
function quoted(text: string, { start, end }: Window, most: Window | undefined): Window {
  if (!most) return { start, end: Math.min(end, start + LONGEST) };
  const until = Math.max(end, most.end);
  if (until - start <= LONGEST) return { start, end: until };
  const from = Math.max(start, text.lastIndexOf('\n', most.start) + 1);
  return { start: from, end: Math.min(Math.max(most.end, from), from + LONGEST) };
}

interface Ranked {
  passage: number;
  window: Window;
  best: IndexedStatement | undefined;
  near: number;
}

/** Every window with its worth: its best statement, its words and its meaning together, less without the sort asked for. */
function ranked(sought: Sought): Ranked[] {
  const { index } = sought;
  const question = loosely(sought.question, sought.text);
  const scored = scoreStatements(question, index);
  const all = windowsOfAll(sought);
  const words = weighWords(
    question.terms,
    all.map(({ statements }) => saidIn(statements)),
    index.vocabulary,
  );
  const byStatement = new Map(scored.map((each) => [each.statement, each]));
  return all.map((window, at) => {
    const own = window.statements.filter(({ role }) => role !== 'heading');
    const best = own
      .flatMap((statement) => byStatement.get(statement) ?? [])
      .reduce<Scored | undefined>((most, each) => (most && most.score >= each.score ? most : each), undefined);
    const held = own.reduce((most, { text }) => Math.max(most, kindHeld(question.kind, text, question.words)), 0);
    const worth = (best?.score ?? 0) + WORDS * (words[at] ?? 0) + MEANING * Math.max(0, window.like);
    return {
      passage: window.passage,
      window,
      best: best?.statement,
      near: worth * (OF_OTHER_KIND + (1 - OF_OTHER_KIND) * held),
    };
  });
}

/** The best of them, one after the other: each that a page already has makes its next one count less. */
function picked(places: readonly Ranked[], chosen: readonly Ranked[]): Ranked[] {
  const worth = ({ near, passage }: Ranked) =>
    near * OF_SAME_PAGE ** chosen.filter((each) => each.passage === passage).length;
  const left = places.filter((each) => each.near >= MIN_NEAR && !chosen.includes(each));
  if (chosen.length >= MAX_PLACES || left.length === 0) return [...chosen];
  return picked(places, [...chosen, left.reduce((most, each) => (worth(each) > worth(most) ? each : most))]);
}

/**
 * The places nearest to a question: those that speak of the field it asks for, then by statements, words and meaning together.
 */
export function closestPlaces(sought: Sought, said: readonly NearPlace[] = []): NearPlace[] {
  const places = ranked(sought);
  const spoken = new Map<Ranked, NearPlace>();
  for (const place of said) {
    const within = places.find(
      ({ passage, window }) => passage === place.passage && place.start >= window.start && place.start < window.end,
    );
    if (within && spoken.size < MAX_SAID && !spoken.has(within)) spoken.set(within, place);
  }
  return picked(places, [...spoken.keys()]).map((each) => ({
    passage: each.passage,
    ...quoted(sought.passages[each.passage]?.text ?? '', each.window, spoken.get(each) ?? each.best),
  }));
}
