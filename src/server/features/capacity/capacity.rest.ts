import type { RestRoute } from '../../platform/rest.ts';
import { getCapacity } from './capacity.queries.ts';
import type { ClinicianView, FacilityView } from './capacity.view.ts';

/** Both parts of the specification name the lists differently; the answer carries both. */
const withBothNames = ({ facility, clinicians }: { facility: FacilityView[]; clinicians: ClinicianView[] }) => ({
  facility,
  clinicians,
  capacity_facility: facility,
  capacity_clinician: clinicians,
});

export const capacityRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/capacity', verb: getCapacity, from: 'query', shape: withBothNames },
];
