import type { PageSubject } from './page-subject.ts';
import { isSomebodyBeside, isWhole, readName } from './written-names.ts';

const ROSTER =
  /census|roster|sign-?in\b|attendance|roll call|bed ?board|bed ?check|head ?count|hand-?off|hand-?over|shift report|run sheet|manifest|(?:transport|van|pick-?up|wait(?:ing)?|bed|house) ?list|waitlist/i;
const LEADS_ROW = /^(?:(?:rm|room|bed|cell|unit|apt)\.?[ ])?(?:\d{1,4}[A-Z]?[.):\t ]{1,6})?(?=\p{Lu})/iu;

/** The first of several people whom a list of residents or of a group has, each on a row. */
export function inRoster(text: string): PageSubject[] {
  if (!ROSTER.test(text.slice(0, 200))) return [];
  let start = 0;
  const rows = text.split('\n').flatMap((line) => {
    const from = start + (LEADS_ROW.exec(line)?.[0].length ?? 0);
    start += line.length + 1;
    const written = readName(text, from);
    const isOne = written?.plain && isWhole(written) && !isSomebodyBeside(text, written);
    return isOne ? [{ ...written, led: from > start - line.length - 1 }] : [];
  });
  const [first] = rows;
  // One row is enough where a bed or a number leads it.
  return first && (rows.length > 1 || first.led) ? [{ parts: first.parts, sure: 1, at: first.start }] : [];
}
