import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { phoneHref } from '#client/platform/links.ts';
import { useAllowed } from '#client/platform/organization.ts';
import type { MenuAction } from '#client/ui/layers/menu-action.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { clientOptions } from '../inquiries.data.ts';
import type { InquiryDetail } from '../inquiry-types.ts';
import { StatusChange } from '../status/status-change.tsx';
import { useInTurn } from '../status/use-in-turn.ts';

/** What an inquiry of a stage becomes next. */
const NEXT: Partial<Record<InquiryStatus, { to: InquiryStatus; label: string }>> = {
  ASSESSMENT: { to: 'SCHEDULED-ADMIT', label: text.next_schedule },
  'SCHEDULED-ADMIT': { to: 'ADMITTED', label: text.next_admit },
};

/** Nothing is next where an inquiry has ended: what can still be done with it stands in the menu. */
const ENDED: readonly InquiryStatus[] = ['DROPPED', 'DISCHARGED'];

/** What other features make of an inquiry; absent where the person may not, or where it is not to be done now. */
export interface StepsOfOthers {
  /** Given where the inquiry has no records yet. */
  askForRecords?: (() => void) | undefined;
  send?: (() => void) | undefined;
}

/**
 * What is to be done next with an inquiry, the one of its stage first: call back, ask for records, schedule the admit,
 * admit, send to the EHR.
 */
export function useNextSteps(
  inquiry: InquiryDetail | undefined,
  { askForRecords, send }: StepsOfOthers,
): { first: MenuAction | undefined; others: MenuAction[]; dialog: ReactNode } {
  const allowed = useAllowed();
  const patient_id = inquiry?.patient_id;
  const { now: change, ask, goOn, drop } = useInTurn<{ to: InquiryStatus }>();
  const { data: client } = useQuery({ ...clientOptions(patient_id ?? ''), enabled: patient_id !== undefined });
  if (!inquiry) return { first: undefined, others: [], dialog: null };
  const { status } = inquiry;
  const next = allowed('inquiries:status') ? NEXT[status] : undefined;
  const phone = status === 'PRE-ASSESSMENT' ? client?.phone_number : undefined;
  const steps = [
    status === 'ADMITTED' && send && { key: 'send', label: text.next_send, onSelect: send },
    phone != null &&
      phone !== '' && {
        key: 'call',
        label: text.next_call_back,
        onSelect: () => window.location.assign(phoneHref(phone)),
      },
    (status === 'PRE-ASSESSMENT' || status === 'ASSESSMENT') &&
      askForRecords && { key: 'records', label: text.next_ask_for_records, onSelect: askForRecords },
    next && { key: 'status', label: next.label, onSelect: () => ask({ to: next.to }) },
    status !== 'ADMITTED' && send && { key: 'send', label: text.next_send, onSelect: send },
  ].filter((step) => step !== false && step !== undefined);
  const first = ENDED.includes(status) ? undefined : steps[0];
  return {
    first,
    others: steps.filter((step) => step !== first),
    dialog: change && <StatusChange key={change.turn} inquiry={inquiry} to={change.to} onDone={goOn} onClose={drop} />,
  };
}
