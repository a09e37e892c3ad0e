import { InquiryListInput, type InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import type { Address } from '../../platform/list-memory.ts';

/** The list's address: its own contract, and whether the create dialog stands open over it. */
export type InquiriesSearch = InquiryListQuery & { new?: boolean };

const DEFAULTS = InquiryListInput.parse({});
const FIELDS = InquiryListInput.def.out.shape;

/** What can't be read of an address is left out: a colleague's old link still opens the list. */
export function readAddress({ new: creating, ...list }: Address): InquiriesSearch {
  const open = creating === 'true' || creating === true ? { new: true } : {};
  const known = Object.fromEntries(Object.entries(list).filter(([key]) => key in FIELDS));
  const parsed = InquiryListInput.safeParse(known);
  return { ...(parsed.success ? parsed.data : DEFAULTS), ...open };
}

const isUsual = (key: string, value: unknown): boolean =>
  value === undefined || JSON.stringify(value) === JSON.stringify(DEFAULTS[key as keyof typeof DEFAULTS]);

/** The shortest address of a list, the same for the same list: what is as usual is left out. */
export const writeAddress = (search: InquiriesSearch): Address =>
  Object.fromEntries(
    [...Object.keys(FIELDS), 'new']
      .map((key) => [key, search[key as keyof InquiriesSearch]] as const)
      .filter(([key, value]) => !isUsual(key, value)),
  );
