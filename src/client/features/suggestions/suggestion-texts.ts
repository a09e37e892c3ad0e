import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { suggestionField } from '#shared/features/suggestions/suggestion-fields.ts';
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
