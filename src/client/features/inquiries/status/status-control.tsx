import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useShortcut } from '#client/components/keyboard-provider.tsx';
import { useAllowed } from '#client/platform/organization.ts';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { INQUIRY_STATUS_LABELS, type InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { transitionsFrom } from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { InquiryDetail } from '../inquiry-types.ts';
import classes from './status-control.module.css';
import { changeLabel, subjectOf, usesWizard } from './status-subject.ts';

const ScheduleAdmit = drawnLater(async () => (await import('../admit/schedule-admit.tsx')).ScheduleAdmit);

const ChangeStatus = drawnLater(async () => (await import('./change-status.tsx')).ChangeStatus);

/** The status pill of an inquiry's header; for those who may change it, a menu of what it can become. */
export function StatusControl({ inquiry }: { inquiry: InquiryDetail }) {
  const allowed = useAllowed();
  const mayChange = allowed('inquiries:status');
  const [chosen, setChosen] = useState<{ to: InquiryStatus; wizard: boolean } | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useShortcut('status', mayChange ? () => trigger.current?.click() : undefined);
  if (!mayChange) return <StatusPill status={inquiry.status} />;

  const subject = subjectOf(inquiry);
  const targets = transitionsFrom(inquiry.status, allowed('inquiries:undo'));
  const close = () => {
    setChosen(null);
    trigger.current?.focus();
  };
  return (
    <>
      <ActionMenu
        position="bottom-start"
        actions={targets.map((to) => ({
          key: to,
          label: changeLabel(inquiry.status, to),
          onSelect: () => setChosen({ to, wizard: usesWizard(subject, to) }),
        }))}
        trigger={
          <button
            ref={trigger}
            type="button"
            className={classes.control}
            aria-label={format(text.control_label, { status: INQUIRY_STATUS_LABELS[inquiry.status] })}
          >
            <StatusPill status={inquiry.status} />
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </button>
        }
      />
      {chosen &&
        (chosen.wizard ? (
          <ScheduleAdmit inquiry={inquiry} to={chosen.to} onClose={close} />
        ) : (
          <ChangeStatus inquiry={inquiry} to={chosen.to} onClose={close} />
        ))}
    </>
  );
}
