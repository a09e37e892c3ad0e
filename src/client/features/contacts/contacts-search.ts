import { ContactListInput, type ContactListQuery } from '../../../shared/features/contacts/contacts.schemas.ts';
import { listAddress } from '../../platform/list-address.ts';
import type { Address } from '../../platform/list-memory.ts';
import { usualOrder } from './use-contacts-view.ts';

const address = listAddress(ContactListInput);

export const readAddress = address.read;

/** The shortest address of a list: the direction that its order is usually read in is left out too. */
export const writeAddress = (search: ContactListQuery): Address =>
  address.write(search.order === usualOrder(search.sort) ? { ...search, order: undefined } : search);
