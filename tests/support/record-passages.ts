import { RECORDS } from '#scripts/demo/records/records.ts';
import type { Passage } from '#server/features/questions/engine/passage.ts';

const PAPER_WIDTH = 92;

/** A line as it is drawn: words wrapped at the paper's width. */
function wrapped(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + word.length + 1 > PAPER_WIDTH) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current].join('\n');
}

/** A page as extraction gives it back: columns become single spaces, long lines wrap, empty lines are gone. */
export const asExtracted = (page: string): string =>
  page
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => wrapped(line.replace(/\t+/g, ' ').replace(/ {2,}/g, ' ')))
    .join('\n');

function recordOf(key: string) {
  const record = RECORDS.find((each) => each.key === key);
  if (!record) throw new Error(`No fictional record ${key}`);
  return record;
}

/** Of whom one fictional record is. */
export const clientOf = (key: string) => recordOf(key).client;

/** The pages of one fictional record as passages, in the order of the pages. */
export function passagesOf(key: string): Passage[] {
  const record = recordOf(key);
  return record.pages.map((text, index) => ({
    document_id: key,
    file_name: record.file_name,
    page: index + 1,
    text: asExtracted(text),
    rank: 1 / (index + 1),
  }));
}
