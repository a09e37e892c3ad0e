import { useQuery } from '@tanstack/react-query';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { ScheduleAdmit } from '../admit/schedule-admit.tsx';
import { inquiryOptions } from '../inquiries.data.ts';
import { ChangeStatus } from './change-status.tsx';
import { subjectOf, usesWizard } from './status-subject.ts';

interface StatusDialogProps {
  inquiryId: string;
  to: InquiryStatus;
  onClose: () => void;
}

/** A change of status from outside the inquiry's page: the wizard where it asks where and when, else the dialog. */
export function StatusDialog({ inquiryId, to, onClose }: StatusDialogProps) {
  const { data: inquiry } = useQuery(inquiryOptions(inquiryId));
  if (!inquiry) return null;
  const Dialog = usesWizard(subjectOf(inquiry), to) ? ScheduleAdmit : ChangeStatus;
  return <Dialog inquiry={inquiry} to={to} onClose={onClose} />;
}
