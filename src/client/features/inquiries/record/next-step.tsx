import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { phoneHref } from '#client/platform/links.ts';
import { useAllowed } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { ScheduleAdmit } from '../admit/schedule-admit.tsx';
import { clientOptions } from '../inquiries.data.ts';
import type { InquiryDetail } from '../inquiry-types.ts';
import { ChangeStatus } from '../status/change-status.tsx';
import { subjectOf, usesWizard } from '../status/status-subject.ts';

/** What an inquiry of a stage becomes next. */
const NEXT: Partial<Record<InquiryStatus, { to: InquiryStatus; label: string }>> = {
  ASSESSMENT: { to: 'SCHEDULED-ADMIT', label: text.next_schedule },
  'SCHEDULED-ADMIT': { to: 'ADMITTED', label: text.next_admit },
};

/** The one thing to do next with an inquiry that is not admitted yet, by its stage: call back, schedule the admit, admit. */
export function NextStep({ inquiry }: { inquiry: InquiryDetail }) {
  const allowed = useAllowed();
  const { status, patient_id } = inquiry;
  const [changing, setChanging] = useState<InquiryStatus | null>(null);
  const { data: client } = useQuery({ ...clientOptions(patient_id ?? ''), enabled: patient_id !== undefined });
  const next = NEXT[status];
  const close = () => setChanging(null);
  if (status === 'PRE-ASSESSMENT' && client?.phone_number)
    return (
      <Button kind="primary" onClick={() => window.location.assign(phoneHref(client.phone_number ?? ''))}>
        {text.next_call_back}
      </Button>
    );
  if (!next || !allowed('inquiries:status')) return null;
  return (
    <>
      <Button kind="primary" onClick={() => setChanging(next.to)}>
        {next.label}
      </Button>
      {changing &&
        (usesWizard(subjectOf(inquiry), changing) ? (
          <ScheduleAdmit inquiry={inquiry} to={changing} onClose={close} />
        ) : (
          <ChangeStatus inquiry={inquiry} to={changing} onClose={close} />
        ))}
    </>
  );
}
