import type { SourceFields } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import type { ListedField } from '../option-lists/option-lists.access.ts';

const LISTED = [
  ['SOURCE_TYPES', 'type'],
  ['SPECIALIZATIONS', 'specializations'],
  ['LEVELS_OF_CARE', 'levels_of_care'],
  ['POPULATIONS_SERVED', 'population_served'],
] as const;

/** The lists that a source's fields are chosen from. */
export const SOURCE_LISTS = LISTED.map(([list]) => list);

type Fields = Partial<Pick<SourceFields, (typeof LISTED)[number][1]>>;

/** A source's fields that stand on lists of the organization; `path` leads to the source within the input. */
export const listedSourceFields = (path: string, given: Fields, held: Fields = {}): ListedField[] =>
  LISTED.map(([list, name]) => ({ list, field: `${path}${name}`, value: given[name], held: held[name] }));
