import { SUGGESTION_FIELDS, suggestionField } from '#shared/features/suggestions/suggestion-fields.ts';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import type { SuggestionRow } from './suggestions.data.ts';

export type Outcome = 'accepted' | 'rejected';

/** A suggestion in the table, and what was decided about it while the table is open. */
export interface SuggestionLine {
  row: SuggestionRow;
  outcome: Outcome | null;
  /** Other values that records suggest for the same field. */
  rivals: readonly SuggestionRow[];
}

/** More than an organization has fields. */
const MAX_OWN = 100_000;
const ORDER = new Map(SUGGESTION_FIELDS.map(({ name }, at) => [name, at]));
/** The organization's own fields stand where those of the fixed sections would: before all others. */
const placeOf = ({ field, own }: SuggestionRow): number =>
  own ? own.place - MAX_OWN : (ORDER.get(field) ?? ORDER.size);
const keyOf = ({ target, field }: SuggestionRow): string => `${target} ${field}`;

const sectionOf = ({ target, field, own }: SuggestionRow): string =>
  target === 'screening' ? text.section_screening : (own?.section ?? suggestionField(field)?.section ?? '');

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

/** One line a suggestion in the order of the screens, those of one field beside each other. */
export function linesOf(
  waiting: readonly SuggestionRow[],
  decided: ReadonlyMap<string, { row: SuggestionRow; outcome: Outcome }>,
): SuggestionLine[] {
  const rows = new Map(waiting.map((row) => [row.id, row]));
  for (const [id, { row }] of decided) rows.set(id, rows.get(id) ?? row);
  const byField = groupBy(
    [...rows.values()].sort((one, other) => one.id.localeCompare(other.id)),
    keyOf,
  );
  return [...byField.values()]
    .sort(([one], [other]) => (one && other ? placeOf(one) - placeOf(other) || compare(one, other) : 0))
    .flatMap((group) =>
      group.map((row) => ({
        row,
        outcome: decided.get(row.id)?.outcome ?? null,
        rivals: group.filter((each) => each !== row),
      })),
    );
}

/** Screening questions have no order of their own here. */
const compare = (one: SuggestionRow, other: SuggestionRow): number => one.field.localeCompare(other.field);

/** The lines by the section their fields stand in. */
export function bySection(lines: readonly SuggestionLine[]): { section: string; lines: SuggestionLine[] }[] {
  const groups = groupBy(lines, ({ row }) => sectionOf(row));
  return [...groups].map(([section, own]) => ({ section, lines: own }));
}

export const mayAccept = ({ target }: SuggestionRow, mayChangeClient: boolean): boolean =>
  target !== 'client' || mayChangeClient;

/** What can be accepted at once: of each empty field the only value that records suggest for it. */
export function acceptableAtOnce(lines: readonly SuggestionLine[], mayChangeClient: boolean): SuggestionRow[] {
  return lines
    .filter(({ row, outcome, rivals }) => {
      const single = outcome === null && rivals.length === 0;
      return single && row.old_value === null && mayAccept(row, mayChangeClient);
    })
    .map(({ row }) => row);
}

/** The next line that waits for a decision: after the one named, else from the top; none where all are decided. */
export function nextWaiting(lines: readonly SuggestionLine[], after: string | null): SuggestionLine | undefined {
  const at = lines.findIndex(({ row }) => row.id === after);
  const inTurn = [...lines.slice(at + 1), ...lines.slice(0, at + 1)];
  return inTurn.find(({ outcome, row }) => outcome === null && row.id !== after);
}
