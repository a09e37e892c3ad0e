import type { RestRoute } from '#server/platform/rest.ts';
import { deleteCapacity } from './archive-capacity.ts';
import { getCapacity } from './capacity.queries.ts';
import type { ClinicianView, FacilityView } from './capacity.view.ts';
import { createCapacity } from './create-capacity.ts';
import { updateCapacity } from './update-capacity.ts';

/** Both parts of the specification name the lists differently; the answer carries both. */
const withBothNames = ({ facility, clinicians }: { facility: FacilityView[]; clinicians: ClinicianView[] }) => ({
  facility,
  clinicians,
  capacity_facility: facility,
  capacity_clinician: clinicians,
});

export const capacityRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/capacity', verb: getCapacity, from: 'query', shape: withBothNames },
  { method: 'POST', path: '/api/capacity', verb: createCapacity, from: 'body', key: 'ids' },
  { method: 'PUT', path: '/api/capacity', verb: updateCapacity, from: 'body' },
  { method: 'DELETE', path: '/api/capacity', verb: deleteCapacity, from: 'both' },
];
