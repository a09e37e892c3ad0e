import { useMemo } from 'react';
import { FormField } from '#client/components/form/fields.tsx';
import { AsyncSelect } from '#client/ui/fields/async-select.tsx';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { formatDay } from '#shared/platform/dates.ts';
import { joined } from '#shared/platform/joined.ts';
import { type Alumni, searchAlumni } from './referral-flow.data.ts';

const detailOf = ({ dob, city }: Alumni): string => joined(dob && formatDay(dob), city);

/** Which former client referred this one. */
export function AlumniStep({ opportunityId }: { opportunityId: string }) {
  const search = useMemo(() => searchAlumni(opportunityId), [opportunityId]);
  return (
    <FormField<Alumni | null> name="alumni_patient_id">
      {(field) => (
        <AsyncSelect
          {...field}
          label={text.alumni}
          hint={text.alumni_hint_search}
          required
          search={search}
          itemKey={({ id }) => id}
          itemLabel={({ firstname, lastname }) => `${firstname} ${lastname}`}
          itemDetail={detailOf}
        />
      )}
    </FormField>
  );
}
