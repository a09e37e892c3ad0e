import { InquiryListInput, type InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import type { Address } from '../../platform/list-memory.ts';

const DEFAULTS = InquiryListInput.parse({});
const FIELDS = InquiryListInput.def.out.shape;

/** What can't be read of an address is left out: a colleague's old link still opens the list. */
export function readAddress(address: Address): InquiryListQuery {
  const known = Object.fromEntries(Object.entries(address).filter(([key]) => key in FIELDS));
  const parsed = InquiryListInput.safeParse(known);
  return parsed.success ? parsed.data : DEFAULTS;
}

/** The inquiry that an address peeks at. */
export const readPeek = ({ peek }: Address): string | undefined =>
  typeof peek === 'string' && isUuid(peek) ? peek : undefined;

const isUsual = (key: string, value: unknown): boolean =>
  value === undefined || JSON.stringify(value) === JSON.stringify(DEFAULTS[key as keyof typeof DEFAULTS]);

/** Newest first is how the list is read by itself. */
const withoutUsualOrder = (search: InquiryListQuery): InquiryListQuery =>
  search.sort === DEFAULTS.sort && search.order === 'desc' ? { ...search, order: undefined } : search;

/** The shortest address of a list, the same for the same list: what is as usual is left out. */
export function writeAddress(search: InquiryListQuery): Address {
  const shown = withoutUsualOrder(search);
  return Object.fromEntries(
    Object.keys(FIELDS)
      .map((key) => [key, shown[key as keyof InquiryListQuery]] as const)
      .filter(([key, value]) => !isUsual(key, value)),
  );
}
