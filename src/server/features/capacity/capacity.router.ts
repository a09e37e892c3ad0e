import { query, router } from '../../platform/trpc.ts';
import { getCapacity, getFreeBeds } from './capacity.queries.ts';

export const capacityRouter = router({
  get: query(getCapacity),
  freeBeds: query(getFreeBeds),
});
