import { InquiryListInput, type InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import type { Address } from '../../platform/list-memory.ts';

/** The list's address: its own contract, whether the create dialog stands open over it, and who is peeked at. */
export type InquiriesSearch = InquiryListQuery & { new?: boolean; peek?: string };

const DEFAULTS = InquiryListInput.parse({});
const FIELDS = InquiryListInput.def.out.shape;

/** What can't be read of an address is left out: a colleague's old link still opens the list. */
export function readAddress({ new: creating, peek, ...list }: Address): InquiriesSearch {
  const open = {
    ...(creating === 'true' || creating === true ? { new: true } : {}),
    ...(typeof peek === 'string' && isUuid(peek) ? { peek } : {}),
  };
  const known = Object.fromEntries(Object.entries(list).filter(([key]) => key in FIELDS));
  const parsed = InquiryListInput.safeParse(known);
  return { ...(parsed.success ? parsed.data : DEFAULTS), ...open };
}

const isUsual = (key: string, value: unknown): boolean =>
  value === undefined || JSON.stringify(value) === JSON.stringify(DEFAULTS[key as keyof typeof DEFAULTS]);

/** Newest first is how the list is read by itself. */
const withoutUsualOrder = (search: InquiriesSearch): InquiriesSearch =>
  search.sort === DEFAULTS.sort && search.order === 'desc' ? { ...search, order: undefined } : search;

/** The shortest address of a list, the same for the same list: what is as usual is left out. */
export function writeAddress(search: InquiriesSearch): Address {
  const shown = withoutUsualOrder(search);
  return Object.fromEntries(
    [...Object.keys(FIELDS), 'new', 'peek']
      .map((key) => [key, shown[key as keyof InquiriesSearch]] as const)
      .filter(([key, value]) => !isUsual(key, value)),
  );
}
