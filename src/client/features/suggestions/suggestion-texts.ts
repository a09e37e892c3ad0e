import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { suggestionField } from '#shared/features/suggestions/suggestion-fields.ts';
import { formatDay } from '#shared/platform/dates.ts';
import type { SuggestionRow } from './suggestions.data.ts';

/** A field of the inquiry or the client as people know it. */
export const labelOf = (field: string): string => suggestionField(field)?.label ?? field;

/** A field's name as people know it; a screening question is its own. */
export const fieldLabel = ({ target, field, own }: SuggestionRow): string =>
  target === 'screening' ? field : (own?.label ?? labelOf(field));

/** A value as the field's own screen shows it. */
export function shownValue({ field, own }: SuggestionRow, value: string): string {
  if (own?.type === 'multi_enum') return value.split('\n').join(', ');
  const kind = own?.type ?? suggestionField(field)?.kind;
  if (kind === 'date') return formatDay(value);
  return kind === 'phone' ? formatPhone(value) : value;
}
