import { InquiryListInput, type InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { listAddress } from '../../platform/list-address.ts';
import type { Address } from '../../platform/list-memory.ts';

const address = listAddress(InquiryListInput);

export const readAddress = address.read;

/** The inquiry that an address peeks at. */
export const readPeek = ({ peek }: Address): string | undefined =>
  typeof peek === 'string' && isUuid(peek) ? peek : undefined;

/** The shortest address of a list: newest first, as it is read by itself, is left out too. */
export const writeAddress = (search: InquiryListQuery): Address =>
  address.write(search.sort === 'created_at' && search.order === 'desc' ? { ...search, order: undefined } : search);
