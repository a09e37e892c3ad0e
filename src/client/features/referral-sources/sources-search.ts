import {
  SourceListInput,
  type SourceListQuery,
} from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { listAddress } from '../../platform/list-address.ts';
import type { Address } from '../../platform/list-memory.ts';
import { usualOrder } from './use-sources-view.ts';

const address = listAddress(SourceListInput);

export const readAddress = address.read;

/** The shortest address of a list: the direction that its order is usually read in is left out too. */
export const writeAddress = (search: SourceListQuery): Address =>
  address.write(search.order === usualOrder(search.sort) ? { ...search, order: undefined } : search);
