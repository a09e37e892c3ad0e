import { CallListInput, type CallListQuery } from '../../../shared/features/calls/calls.schemas.ts';
import { listAddress } from '../../platform/list-address.ts';
import type { Address } from '../../platform/list-memory.ts';

const address = listAddress(CallListInput);

export const readAddress = address.read;

/** The shortest address of a list: newest first, as it is read by itself, is left out too. */
export const writeAddress = ({ order, ...search }: CallListQuery): Address =>
  address.write({ ...search, order: order === 'desc' ? undefined : order });
