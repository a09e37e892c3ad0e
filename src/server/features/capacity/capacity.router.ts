import { mutation, query, router } from '#server/platform/trpc.ts';
import { deleteCapacity, restoreCapacity } from './archive-capacity.ts';
import { getCapacity, getFreeBeds, getManagedCapacity } from './capacity.queries.ts';
import { createCapacity } from './create-capacity.ts';
import { updateCapacity } from './update-capacity.ts';

export const capacityRouter = router({
  get: query(getCapacity),
  freeBeds: query(getFreeBeds),
  manage: query(getManagedCapacity),
  create: mutation(createCapacity),
  update: mutation(updateCapacity),
  delete: mutation(deleteCapacity),
  restore: mutation(restoreCapacity),
});
