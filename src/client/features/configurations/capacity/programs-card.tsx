import { drawnLater } from '#client/ui/drawn-later.tsx';
import { capacityMessages as text } from '#shared/features/capacity/capacity.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Facility } from './capacity.data.ts';
import { CapacityCard } from './capacity-card.tsx';

const ProgramDialog = drawnLater(async () => (await import('./program-dialog.tsx')).ProgramDialog);

const SAID = {
  add: text.add_program,
  empty: text.no_program,
  notLoaded: text.error_fetching_capacity,
  deleted: text.facility_deleted,
  notDeleted: text.error_deleting_facility,
  inUse: text.facility_in_use,
};

const usage = ({ in_house: n, size }: Facility) =>
  size === null ? format(text.in_house_unlimited, { n }) : format(text.in_house, { n, size });

/** The organization's programs, with who lives there now of how many can. */
export const ProgramsCard = () => (
  <CapacityCard<Facility>
    type="facility"
    title={text.programs}
    hint={text.programs_hint}
    said={SAID}
    rows={({ facilities }) => facilities}
    archived={({ archived }) => archived.facilities}
    nameOf={({ name }) => name}
    note={usage}
    Dialog={({ row, onClose }) => <ProgramDialog facility={row} onClose={onClose} />}
  />
);
