import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { SUGGESTION_FIELDS, suggestionField } from '#shared/features/suggestions/suggestion-fields.ts';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { formatDay } from '#shared/platform/dates.ts';
import type { SuggestionRow } from './suggestions.data.ts';

/** A field's name as people know it; a screening question is its own. */
export const fieldLabel = ({ target, field }: SuggestionRow): string =>
  target === 'screening' ? field : (suggestionField(field)?.label ?? field);

/** A value as the field's own screen shows it. */
export function shownValue({ field }: SuggestionRow, value: string): string {
  const kind = suggestionField(field)?.kind;
  if (kind === 'date') return formatDay(value);
  return kind === 'phone' ? formatPhone(value) : value;
}

const ORDER = new Map(SUGGESTION_FIELDS.map(({ name }, at) => [name, at]));
const placeOf = ({ field }: SuggestionRow): number => ORDER.get(field) ?? ORDER.size;

const sectionOf = ({ target, field }: SuggestionRow): string =>
  target === 'screening' ? text.section_screening : (suggestionField(field)?.section ?? '');

/** The suggestions by the section their fields stand in, in the order of the screens. */
export function bySection(suggestions: readonly SuggestionRow[]): { section: string; rows: SuggestionRow[] }[] {
  const groups = new Map<string, SuggestionRow[]>();
  for (const row of [...suggestions].sort((a, b) => placeOf(a) - placeOf(b)))
    groups.set(sectionOf(row), [...(groups.get(sectionOf(row)) ?? []), row]);
  return [...groups].map(([section, rows]) => ({ section, rows }));
}

/** What can be accepted at once: the first suggestion of each field that is empty and that the person may change. */
export function acceptableAtOnce(suggestions: readonly SuggestionRow[], mayChangeClient: boolean): SuggestionRow[] {
  const seen = new Set<string>();
  return suggestions.filter(({ target, field, old_value }) => {
    if (old_value !== null || (target === 'client' && !mayChangeClient) || seen.has(`${target} ${field}`)) return false;
    seen.add(`${target} ${field}`);
    return true;
  });
}
