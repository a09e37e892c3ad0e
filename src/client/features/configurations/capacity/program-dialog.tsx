import { useState } from 'react';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormNumber, FormText } from '#client/components/form/text-fields.tsx';
import { capacityMessages as text } from '#shared/features/capacity/capacity.messages.ts';
import { Facility as FacilityForm } from '#shared/features/capacity/capacity.schemas.ts';
import { createCapacity, type Facility, saysWhoseChange, updateCapacity, useRefreshCapacity } from './capacity.data.ts';

/** Adds a program or edits one. */
export function ProgramDialog({ facility, onClose }: { facility?: Facility | undefined; onClose: () => void }) {
  const refresh = useRefreshCapacity();
  const [version, setVersion] = useState(facility?.version);
  const held = { name: facility?.name ?? '', size: (facility?.size ?? null) as number | string | null };
  return (
    <FormDialog
      title={facility ? text.edit_program : text.add_program}
      size="small"
      schema={FacilityForm}
      initial={held}
      presumed={held}
      saysMissing
      needsChange={facility !== undefined}
      send={(sent, idempotencyKey) =>
        facility
          ? updateCapacity({ type: 'facility', id: facility.id, update: { ...sent, version } })
          : createCapacity({ facilities: [sent] }, idempotencyKey)
      }
      saved={facility ? text.facility_updated : text.facility_created}
      failed={facility ? text.error_updating_facility : text.error_creating_facility}
      onSaved={() => {
        void refresh();
        onClose();
      }}
      onRefused={saysWhoseChange(refresh, setVersion)}
      onClose={onClose}
    >
      <FormText name="name" label={text.program_name} data-autofocus />
      <FormNumber name="size" label={text.capacity} hint={text.capacity_hint} inputMode="numeric" required={false} />
    </FormDialog>
  );
}
