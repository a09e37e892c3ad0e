import { useMemo } from 'react';
import { referralFlowMessages as text } from '../../../shared/features/referral-flow/referral-flow.messages.ts';
import { formatDay } from '../../../shared/platform/dates.ts';
import { AsyncSelect } from '../../ui/async-select.tsx';
import type { FieldErrors, ReferralDraft } from './referral-draft.ts';
import { type Alumni, searchAlumni } from './referral-flow.data.ts';

interface AlumniStepProps {
  opportunityId: string;
  draft: ReferralDraft;
  errors: FieldErrors;
  onChange: (part: Partial<ReferralDraft>) => void;
}

const detailOf = ({ dob, city }: Alumni): string => [dob && formatDay(dob), city].filter(Boolean).join(' · ');

/** Which former client referred this one. */
export function AlumniStep({ opportunityId, draft, errors, onChange }: AlumniStepProps) {
  const search = useMemo(() => searchAlumni(opportunityId), [opportunityId]);
  return (
    <AsyncSelect
      label={text.alumni}
      hint={text.alumni_hint_search}
      error={errors.alumni_patient_id}
      required
      value={draft.alumni}
      onChange={(alumni) => onChange({ alumni })}
      search={search}
      itemKey={({ id }) => id}
      itemLabel={({ firstname, lastname }) => `${firstname} ${lastname}`}
      itemDetail={detailOf}
    />
  );
}
