import { useState } from 'react';
import { FormSelect } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { capacityMessages as text } from '#shared/features/capacity/capacity.messages.ts';
import { CLINICIAN_LABELS, CLINICIAN_TYPES, type ClinicianType } from '#shared/features/capacity/capacity.rules.ts';
import { Clinician as ClinicianForm } from '#shared/features/capacity/capacity.schemas.ts';
import {
  type Clinician,
  createCapacity,
  saysWhoseChange,
  updateCapacity,
  useRefreshCapacity,
} from './capacity.data.ts';

const OPTIONS = CLINICIAN_TYPES.map((value) => ({ value, label: CLINICIAN_LABELS[value] }));

/** Adds a clinical member or edits one: all three fields are needed. */
export function MemberDialog({ member, onClose }: { member?: Clinician | undefined; onClose: () => void }) {
  const refresh = useRefreshCapacity();
  const [version, setVersion] = useState(member?.version);
  const held = {
    firstname: member?.firstname ?? '',
    lastname: member?.lastname ?? '',
    type: (member?.type ?? null) as ClinicianType | null,
  };
  return (
    <FormDialog
      title={member ? text.edit_member : text.add_member}
      size="small"
      schema={ClinicianForm}
      initial={held}
      presumed={held}
      saysMissing
      needsChange={member !== undefined}
      send={(sent, idempotencyKey) =>
        member
          ? updateCapacity({ type: 'clinician', id: member.id, update: { ...sent, version } })
          : createCapacity({ clinicians: [sent] }, idempotencyKey)
      }
      saved={member ? text.clinical_updated : text.clinical_created}
      failed={member ? text.error_updating_clinical : text.error_creating_clinical}
      onSaved={() => {
        void refresh();
        onClose();
      }}
      onRefused={saysWhoseChange(refresh, setVersion)}
      onClose={onClose}
    >
      <FormText name="firstname" label={text.firstname} data-autofocus />
      <FormText name="lastname" label={text.lastname} />
      <FormSelect name="type" label={text.clinician_role} options={OPTIONS} />
    </FormDialog>
  );
}
