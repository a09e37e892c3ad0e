import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FormStep, FormWizard } from '#client/components/form/form-wizard.tsx';
import { useTimeZone } from '#client/platform/organization.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { capacityMessages } from '#shared/features/capacity/capacity.messages.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { isBackward, isUndo } from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { ActiveInquiryQuestion } from '../create/active-inquiry-question.tsx';
import classes from '../create/create-inquiry.module.css';
import { capacityOptions } from '../status/status.data.ts';
import type { StatusChangeProps } from '../status/status-subject.ts';
import { useStatusForm } from '../status/use-status-form.ts';
import { AdmitConfirmStep } from './admit-confirm-step.tsx';
import { AdmitDateStep } from './admit-date-step.tsx';
import { type AdmitPlan, admitChange, CLINICIAN_NAMES, newAdmitPlan, otherEnd, PLAN_ALIASES } from './admit-plan.ts';
import { AdmitBasicStep, AdmitCliniciansStep } from './admit-steps.tsx';

/** The four steps to an admission, planned or of this day: where and how long, when, with whom, and a last look. */
export function ScheduleAdmit({ inquiry, to, onDone, onClose }: StatusChangeProps) {
  const today = dayInZone(new Date(), useTimeZone());
  const capacity = useQuery(capacityOptions());
  const [initial] = useState(() => newAdmitPlan(inquiry, to, today));
  const [plannedEnd] = useState(() => otherEnd(inquiry));
  const [confirmedEnd] = useState(() => (inquiry.finalized_discharge_date && inquiry.scheduled_discharge_date) || null);
  const { form, subject, asksAboutActive } = useStatusForm(inquiry, {
    initial,
    changeOf: (plan) => admitChange(plan, to),
    confirmed: ({ confirm_active }) => confirm_active === true,
    failed: text.error_saving_admit_details,
    aliases: PLAN_ALIASES,
    onDone,
  });
  const plan = form.values;
  const reasoned = isBackward(subject.status, to);
  const undoneAdmit = isUndo(subject.status, to) ? subject.admit_date : null;
  const { facility: facilities = [], clinicians = [] } = capacity.data ?? {};
  const facility = facilities.find(({ name }) => name === plan.facility);
  const steps: FormStep<AdmitPlan>[] = [
    {
      key: 'basic',
      label: text.step_basic,
      fields: ['facility', 'duration'],
      complete: () => facility !== undefined,
      content: () => <AdmitBasicStep facilities={facilities} plannedEnd={plannedEnd} />,
    },
    {
      key: 'date',
      label: text.step_admit_date,
      fields: ['admit_date'],
      complete: ({ admit_date }) => admit_date !== null && (to !== 'ADMITTED' || admit_date <= today),
      content: () =>
        facility && (
          <AdmitDateStep
            plan={plan}
            facility={facility}
            today={today}
            latest={to === 'ADMITTED' ? today : undefined}
            inquiryId={inquiry.id}
            onPick={(day) => form.set('admit_date', day)}
          />
        ),
    },
    {
      key: 'clinicians',
      label: text.step_clinicians,
      fields: CLINICIAN_NAMES,
      content: () => <AdmitCliniciansStep plan={plan} clinicians={clinicians} />,
    },
    {
      key: 'confirm',
      label: text.step_confirm,
      fields: ['description'],
      complete: ({ description, confirm_active }) =>
        (!reasoned || description.trim() !== '') && (!asksAboutActive || confirm_active === true),
      content: () => (
        <div className={classes.stack}>
          <AdmitConfirmStep plan={plan} reasoned={reasoned} undoneAdmit={undoneAdmit} confirmedEnd={confirmedEnd} />
          {asksAboutActive && inquiry.patient_id && (
            <ActiveInquiryQuestion
              patientId={inquiry.patient_id}
              except={inquiry.id}
              answer={plan.confirm_active}
              onAnswer={(answer) => form.set('confirm_active', answer)}
            />
          )}
        </div>
      ),
    },
  ];
  const waiting = capacity.error ? (
    <ErrorBanner
      message={capacityMessages.error_fetching_facilities}
      onRetry={() => void capacity.refetch()}
      retrying={capacity.isFetching}
    />
  ) : (
    <Skeleton height={280} />
  );
  return (
    <FormWizard
      form={form}
      title={to === 'ADMITTED' ? text.admit_now : text.schedule_admit}
      steps={steps}
      instead={capacity.data ? undefined : waiting}
      onClose={onClose}
    />
  );
}
