import { useState } from 'react';
import { FormModal } from '#client/components/form/form-dialog.tsx';
import { useAllowed, useTimeZone } from '#client/platform/organization.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { transitionsFrom } from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import { presumedAdmitDate } from '#shared/features/inquiry-status/status-change.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { ActiveInquiryQuestion } from '../create/active-inquiry-question.tsx';
import { ChangeFields, changeOf, type StatusDraft } from './change-fields.tsx';
import { type StatusChangeProps, usesWizard } from './status-subject.ts';
import { useStatusForm } from './use-status-form.ts';

/** Takes a new status and what it asks for. */
export function ChangeStatus({ inquiry, to, onDone, onClose }: StatusChangeProps) {
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
    facility: null,
    confirm_active: null,
  }));
  const { form, subject, asksAboutActive } = useStatusForm(inquiry, {
    initial,
    changeOf,
    confirmed: ({ confirm_active }) => confirm_active === true,
    failed: text.error_updating_status,
    onDone,
  });
  const { status, confirm_active } = form.values;
  const targets = transitionsFrom(subject.status, mayUndo).filter((each) => !usesWizard(subject, each));
  return (
    <FormModal form={form} title={text.change_status} size="small" stepsAside onClose={onClose}>
      <ChangeFields
        form={form}
        subject={subject}
        targets={targets.includes(status) ? targets : [status, ...targets]}
        today={today}
      />
      {asksAboutActive && inquiry.patient_id && (
        <ActiveInquiryQuestion
          patientId={inquiry.patient_id}
          except={inquiry.id}
          answer={confirm_active}
          onAnswer={(answer) => form.set('confirm_active', answer)}
        />
      )}
    </FormModal>
  );
}
