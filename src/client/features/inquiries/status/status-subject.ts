import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { isReopening, isUndo } from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import type { StatusSubject } from '#shared/features/inquiry-status/status-change.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { InquiryDetail } from '../inquiry-types.ts';

/** What a dialog that changes a status is handed. */
export interface StatusChangeProps {
  inquiry: InquiryDetail;
  to: InquiryStatus;
  /** It was made. */
  onDone: () => void;
  /** It was given up. */
  onClose: () => void;
}

/** An inquiry as the rules of its status see it. */
export const subjectOf = (inquiry: InquiryDetail): StatusSubject => ({
  status: inquiry.status,
  hasFacility: Boolean(inquiry.facility),
  scheduled_admit_date: inquiry.scheduled_admit_date ?? null,
  admit_date: inquiry.admit_date ?? null,
  scheduled_discharge_date: inquiry.scheduled_discharge_date ?? null,
  finalized_discharge_date: inquiry.finalized_discharge_date ?? false,
});

/** Whether a change goes through the wizard, which asks where and when; the dialog asks for the rest. */
export function usesWizard({ status, hasFacility }: StatusSubject, to: InquiryStatus): boolean {
  if (to === 'SCHEDULED-ADMIT') return true;
  return to === 'ADMITTED' && status !== 'DISCHARGED' && (status !== 'SCHEDULED-ADMIT' || !hasFacility);
}

/** How the menu calls a change. */
export function changeLabel(from: InquiryStatus, to: InquiryStatus): string {
  if (from === to) return text.redate;
  if (isUndo(from, to)) return from === 'ADMITTED' ? text.undo_admit : text.undo_discharge;
  if (isReopening(from, to)) return format(text.reopen_as, { status: INQUIRY_STATUS_LABELS[to] });
  return INQUIRY_STATUS_LABELS[to];
}
