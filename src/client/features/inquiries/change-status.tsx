import { useState } from 'react';
import type { InquiryStatus } from '../../../shared/features/inquiries/inquiries.rules.ts';
import { statusMessages as text } from '../../../shared/features/inquiry-status/inquiry-status.messages.ts';
import { transitionsFrom } from '../../../shared/features/inquiry-status/inquiry-status.rules.ts';
import { planStatusChange, presumedAdmitDate } from '../../../shared/features/inquiry-status/status-change.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { useAllowed, useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ActiveInquiryQuestion } from './active-inquiry-question.tsx';
import { ChangeFields, changeOf, type StatusDraft } from './change-fields.tsx';
import classes from './create-inquiry.module.css';
import type { InquiryDetail } from './inquiry-types.ts';
import { subjectOf, usesWizard } from './status-subject.ts';
import { useStatusChange } from './use-status-change.ts';

interface ChangeStatusProps {
  inquiry: InquiryDetail;
  to: InquiryStatus;
  onClose: () => void;
}

/** Takes a new status and what it asks for. It steps aside while it saves, and comes back with everything typed if that fails. */
export function ChangeStatus({ inquiry, to, onClose }: ChangeStatusProps) {
  const today = dayInZone(new Date(), useTimeZone());
  const mayUndo = useAllowed()('inquiries:undo');
  const [initial] = useState<StatusDraft>(() => ({
    status: to,
    description: '',
    drop_reason: null,
    admit_date: presumedAdmitDate(inquiry.scheduled_admit_date ?? null, today),
    scheduled_discharge_date: inquiry.scheduled_discharge_date ?? today,
    finalized_discharge_date: true,
    discharge_type: null,
  }));
  const [draft, setDraft] = useState(initial);
  const [tried, setTried] = useState(false);
  const [goOn, setGoOn] = useState<boolean | null>(null);
  const change = useStatusChange(inquiry, { failed: text.error_updating_status, onDone: onClose });
  const subject = subjectOf(change.base);
  const { errors } = planStatusChange(subject, changeOf(draft, subject), today);
  const targets = transitionsFrom(subject.status, mayUndo).filter((each) => !usesWizard(subject, each));
  const possible = targets.includes(draft.status);
  const dirty = draft !== initial;
  const guard = useUnsavedGuard(dirty && !change.saving);

  const save = () => {
    setTried(true);
    if (possible && Object.keys(errors).length === 0) void change.submit(changeOf(draft, subject), goOn === true);
  };
  return (
    <>
      {guard}
      <Modal
        opened={!change.saving}
        title={text.change_status}
        size="small"
        dirty={dirty}
        onClose={onClose}
        footer={(requestClose) => (
          <>
            <Button onClick={requestClose}>{uiMessages.cancel}</Button>
            <Button
              kind="primary"
              type="submit"
              form="change-status"
              disabled={!possible || (change.asksAboutActive && goOn !== true)}
            >
              {uiMessages.save}
            </Button>
          </>
        )}
      >
        <form
          id="change-status"
          noValidate
          className={classes.stack}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {change.met && <Notice tone="warning">{change.met}</Notice>}
          <ChangeFields
            draft={draft}
            subject={subject}
            targets={possible ? targets : [draft.status, ...targets]}
            errors={{ ...(tried ? errors : {}), ...change.errors }}
            today={today}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          />
          {change.asksAboutActive && <ActiveInquiryQuestion answer={goOn} onAnswer={setGoOn} />}
        </form>
      </Modal>
    </>
  );
}
