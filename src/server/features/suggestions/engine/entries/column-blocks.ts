import type { Line } from '#server/features/understanding/layout/page-lines.ts';
import { aboutTitle, type Section } from '../scope/page-sections.ts';
import type { FormEntry } from './form-entries.ts';

/** An entry of a form whose section is not known yet. */
export type Unplaced = Omit<FormEntry, 'section'>;

/** Points by which what stands under a heading may begin before it. */
const ASKEW = 8;
const HOLDS_LETTERS = /\p{L}/u;

/** Words of a heading that stands over one of two blocks side by side. */
const BLOCK_HEAD = /^[\p{Lu}\d /&'’#.()-]{4,40}$/u;
const FARTHEST_BLOCK = 14;

interface Block {
  left: number;
  title: string;
  line: number;
}

/** How to fill a block in is no part of its heading: "STUDENT (please print)". */
const bareHead = (text: string): string => text.replace(/ ?\([a-z][^()]{0,40}\)$/, '');

/** Whether a line is nothing but headings, each over a block of its own. */
export const isBlockHeads = ({ cells }: Line): boolean =>
  cells.length >= 2 &&
  cells.length <= 3 &&
  cells.every(({ text }) => BLOCK_HEAD.test(bareHead(text)) && HOLDS_LETTERS.test(text) && !/\d{2}/.test(text)) &&
  cells.some(({ text }) => aboutTitle(text) !== null);

/**
 * Gives each entry its section. Under two headings side by side there are two blocks: what stands in one is said of whom its
 * own heading names.
 */
export function inBlocks(
  lines: readonly Line[],
  entries: readonly Unplaced[],
  sections: readonly Section[],
): FormEntry[] {
  const heads = new Map<number, Block[]>();
  let open: Block[] = [];
  let since = 0;
  for (const [at, line] of lines.entries()) {
    since += 1;
    if (isBlockHeads(line)) {
      open = line.cells.map(({ left, text }) => ({ left, title: text, line: at }));
      since = 0;
    } else if (
      line.text.trim() === '' ||
      since > FARTHEST_BLOCK ||
      (line.cells.length === 1 && line.text === line.text.toUpperCase())
    )
      open = [];
    heads.set(at, open);
  }
  const placed = entries.flatMap((entry) => {
    const section = sections.findLast(({ start }) => start <= entry.start);
    if (!section) return [];
    const cell = lines[entry.line]?.cells.find(({ start }) => start === entry.start);
    const block = cell && heads.get(entry.line)?.findLast(({ left }) => left <= cell.left + ASKEW);
    if (!block) return [{ ...entry, section }];
    // Each block counts its own lines, so that whom one names is not carried over into the other.
    const headingLine = -2 - block.line - Math.round(block.left) / 10_000;
    return [{ ...entry, section: { ...section, title: block.title, about: aboutTitle(block.title), headingLine } }];
  });
  return placed.sort((a, b) => a.section.headingLine - b.section.headingLine);
}
