import type { Cell } from '#server/features/understanding/layout/page-lines.ts';
import { knownLabel } from '../labels/form-labels.ts';
import { hasOptions, optionOf } from '../values/read-values.ts';

/*
 * How the rows of a form are made up: of labels with their values in turn, of somebody's name, tie and number in cells of
 * their own.
 */

/** Whether a cell that may be a label itself is what the label before it asks for: "Marital status  Married". */
export function isAnswerTo(label: Cell | undefined, cell: Cell): boolean {
  const field = knownLabel(label?.text ?? '')?.field;
  if (!field || knownLabel(cell.text)?.field !== field || !hasOptions(field)) return false;
  return optionOf(field, cell.text) !== null;
}

/** Whether labels and values take turns in a row: such a row stands over no columns. */
export function isPairs(cells: readonly Cell[]): boolean {
  if (cells.length % 2 === 1) return false;
  return cells.every((cell, at) => {
    const known = knownLabel(cell.text) !== undefined;
    return at % 2 === 0 ? known : !known || isAnswerTo(cells[at - 1], cell);
  });
}

/** A tie alone in its cell, the name and the number in the next ones. */
const TIE_ALONE =
  /^(?:(?:my|his|her|their) )?(?:mother|mom|mum|father|dad|sister|brother|wife|husband|spouse|partner|son|daughter|aunt|uncle|cousin|friend|girlfriend|boyfriend|grand(?:mother|father|ma|pa))$/i;
const OF_PEOPLE = new Set(['emergency', 'contact_person', 'pcp', 'psychiatrist', 'therapist']);
const NUMBER_ALONE = /^\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}$/;

/** Somebody whose name, tie and number stand in cells of their own. */
export function personOver(cells: readonly Cell[], from: number, label: Cell): { text: string; last: Cell } | null {
  if (!OF_PEOPLE.has(knownLabel(label.text)?.of ?? '')) return null;
  const [first, second, third] = cells.slice(from);
  if (!first || !second) return null;
  const run = NUMBER_ALONE.test(second.text)
    ? [first, second]
    : TIE_ALONE.test(first.text)
      ? [first, second, ...(third && NUMBER_ALONE.test(third.text) ? [third] : [])]
      : [];
  const last = run.at(-1);
  return last ? { text: run.map(({ text }) => text).join(' '), last } : null;
}
