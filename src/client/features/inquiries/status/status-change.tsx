import { useState } from 'react';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { type StatusChangeProps, subjectOf, usesWizard } from './status-subject.ts';

const ScheduleAdmit = drawnLater(async () => (await import('../admit/schedule-admit.tsx')).ScheduleAdmit);

const ChangeStatus = drawnLater(async () => (await import('./change-status.tsx')).ChangeStatus);

/** A change of an inquiry's status: the wizard where it asks where and when, else the dialog. */
export function StatusChange({ inquiry, to, ...settled }: StatusChangeProps) {
  // Decided once: while it is saved the inquiry shows its new status already.
  const [wizard] = useState(() => usesWizard(subjectOf(inquiry), to));
  const Dialog = wizard ? ScheduleAdmit : ChangeStatus;
  return <Dialog inquiry={inquiry} to={to} {...settled} />;
}
