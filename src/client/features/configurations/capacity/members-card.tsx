import { drawnLater } from '#client/ui/drawn-later.tsx';
import { capacityMessages as text } from '#shared/features/capacity/capacity.messages.ts';
import { CLINICIAN_LABELS } from '#shared/features/capacity/capacity.rules.ts';
import type { Clinician } from './capacity.data.ts';
import { CapacityCard } from './capacity-card.tsx';

const MemberDialog = drawnLater(async () => (await import('./member-dialog.tsx')).MemberDialog);

const SAID = {
  add: text.add_member,
  empty: text.no_members,
  notLoaded: text.error_loading_clinical,
  deleted: text.clinical_deleted,
  notDeleted: text.error_deleting_clinical,
};

const nameOf = ({ firstname, lastname }: Clinician) => `${firstname} ${lastname}`;

/** The clinical members that an inquiry can be given, each with what they do. */
export const MembersCard = () => (
  <CapacityCard<Clinician>
    type="clinician"
    title={text.clinical_members}
    hint={text.clinical_hint}
    said={SAID}
    rows={({ clinicians }) => clinicians}
    archived={({ archived }) => archived.clinicians.map((each) => ({ id: each.id, name: nameOf(each) }))}
    nameOf={nameOf}
    note={({ type }) => CLINICIAN_LABELS[type]}
    Dialog={({ row, onClose }) => <MemberDialog member={row} onClose={onClose} />}
  />
);
