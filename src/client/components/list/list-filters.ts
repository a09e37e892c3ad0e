import type { ViewState } from '#shared/features/configuration/list-views.ts';
import { type FilterDefinition, type FilterValues, keepsOne } from '../filters.ts';

/** A filter of a list: its `key` is the one of the address, and of the contract. */
export interface ListFilter extends FilterDefinition {
  /** What saved views call it, where not as the address does. */
  savedAs?: string;
}

type Filters = readonly ListFilter[];
type Contract = Readonly<Record<string, unknown>>;

/** What a flag that is set holds. */
export const SET = 'true';
const isOne = (filter: ListFilter) => keepsOne(filter) || filter.type === 'flag' || filter.type === 'search';
const savedName = ({ key, savedAs = key }: ListFilter) => savedAs;

/** What is filtered by, as the panel and the chips keep it. */
export const valuesOf = (filters: Filters, query: object): FilterValues =>
  Object.fromEntries(
    filters.map(({ key }) => {
      const value = (query as Contract)[key];
      if (value === undefined || value === false) return [key, []];
      return [key, Array.isArray(value) ? (value as string[]) : [String(value)]];
    }),
  );

/** The chosen values as the contract keeps them; a filter without any lets every row through. */
export const filtersFrom = (filters: Filters, values: FilterValues): Contract =>
  Object.fromEntries(
    filters.map((filter) => {
      const chosen = values[filter.key] ?? [];
      if (filter.type === 'flag') return [filter.key, chosen[0] === SET];
      return [filter.key, isOne(filter) ? chosen[0] : [...chosen]];
    }),
  );

/** Search and filters as a saved view keeps them: one text where one value can be chosen, else a list. */
export const savedFilters = (
  filters: Filters,
  query: object & { query?: string | undefined },
): ViewState['filters'] => {
  const values = valuesOf(filters, query);
  return {
    ...Object.fromEntries(
      filters.map((filter) => {
        const chosen = values[filter.key] ?? [];
        return [savedName(filter), isOne(filter) ? (chosen[0] ?? '') : chosen];
      }),
    ),
    search: query.query ?? '',
  };
};

/** The search and the filters that a saved view asks for. */
export const fromSaved = (filters: Filters, { search, ...saved }: ViewState['filters']): Contract => ({
  ...filtersFrom(
    filters,
    Object.fromEntries(
      filters.map((filter) => [filter.key, [saved[savedName(filter)] ?? []].flat().filter((value) => value !== '')]),
    ),
  ),
  query: typeof search === 'string' && search !== '' ? search : undefined,
});
