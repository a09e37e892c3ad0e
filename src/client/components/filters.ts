import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { StatusToken } from '../ui/display/status-pill.tsx';
import type { SearchItems } from '../ui/fields/use-async-options.ts';

export interface FilterOption {
  title: string;
  value: string;
  /** Draws the option as its status pill. */
  status?: StatusToken;
}

export interface FilterDefinition {
  key: string;
  title: string;
  /** `select`, `search`, `list_single`, `flag` and `day` keep one value, the others several; a `flag` has one option, named as itself. */
  type: 'select' | 'day' | 'list_single' | 'list_multi' | 'org_status' | 'inquiry_status' | 'flag' | 'search';
  options: readonly FilterOption[];
  /** Why its options are not there, and how to ask for them again. */
  failure?: { message: string; onRetry: () => void };
  /** Finds the options of a `search`; `options` then names those that are chosen. */
  search?: SearchItems<FilterOption>;
}

/** Chosen values by the filter's key; a key without values means no filter. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

export interface FilterChip {
  key: string;
  value: string;
  /** 'Status: Admitted'. */
  label: string;
  removeLabel: string;
}

export const keepsOne = (filter: FilterDefinition) =>
  filter.type === 'select' || filter.type === 'list_single' || filter.type === 'day';

function labelOf({ type, title, options }: FilterDefinition, value: string): string {
  if (type === 'flag') return title;
  if (type === 'day') return `${title}: ${formatDay(value)}`;
  return `${title}: ${options.find((option) => option.value === value)?.title ?? value}`;
}

/** One chip for each chosen value, in the order of the filters and their options. */
export function chipsOf(filters: readonly FilterDefinition[], values: FilterValues): FilterChip[] {
  return filters.flatMap((filter) =>
    (values[filter.key] ?? []).map((value) => {
      const label = labelOf(filter, value);
      return { key: filter.key, value, label, removeLabel: format(text.filters_remove, { filter: label }) };
    }),
  );
}

/** What is chosen of a list that no longer has it, as an address that was kept asks for it: by its chip's words. */
export const goneOf = (filters: readonly FilterDefinition[], values: FilterValues): string[] =>
  filters
    .filter(({ type, options }) => (type === 'list_multi' || type === 'list_single') && options.length > 0)
    .flatMap((filter) =>
      (values[filter.key] ?? [])
        .filter((value) => !filter.options.some((option) => option.value === value))
        .map((value) => labelOf(filter, value)),
    );

/** The values without one of them. */
export const withoutValue = (values: FilterValues, key: string, value: string): FilterValues => ({
  ...values,
  [key]: (values[key] ?? []).filter((each) => each !== value),
});
