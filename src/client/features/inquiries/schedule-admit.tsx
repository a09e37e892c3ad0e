import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { capacityMessages } from '../../../shared/features/capacity/capacity.messages.ts';
import type { InquiryStatus } from '../../../shared/features/inquiries/inquiries.rules.ts';
import { statusMessages as text } from '../../../shared/features/inquiry-status/inquiry-status.messages.ts';
import { isBackward } from '../../../shared/features/inquiry-status/inquiry-status.rules.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { useTimeZone } from '../../platform/organisation.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Wizard } from '../../ui/wizard.tsx';
import { ActiveInquiryQuestion } from './active-inquiry-question.tsx';
import { AdmitConfirmStep } from './admit-confirm-step.tsx';
import { AdmitDateStep } from './admit-date-step.tsx';
import { type AdmitPlan, admitChange, newAdmitPlan, stepOfRefusal } from './admit-plan.ts';
import { AdmitBasicStep, AdmitCliniciansStep } from './admit-steps.tsx';
import classes from './create-inquiry.module.css';
import type { InquiryDetail } from './inquiry-types.ts';
import { capacityOptions } from './status.data.ts';
import { useStatusChange } from './use-status-change.ts';

interface ScheduleAdmitProps {
  inquiry: InquiryDetail;
  to: InquiryStatus;
  onClose: () => void;
}

/** The four steps to an admission, planned or of this day: where and how long, when, with whom, and a last look. */
export function ScheduleAdmit({ inquiry, to, onClose }: ScheduleAdmitProps) {
  const today = dayInZone(new Date(), useTimeZone());
  const capacity = useQuery(capacityOptions());
  const [initial] = useState(() => newAdmitPlan(inquiry, to, today));
  const [plan, setPlan] = useState(initial);
  const [tries, setTries] = useState(0);
  const [goOn, setGoOn] = useState<boolean | null>(null);
  const change = useStatusChange(inquiry, { failed: text.error_saving_admit_details, onDone: onClose });
  const { errors, base } = change;
  const dirty = plan !== initial;
  const guard = useUnsavedGuard(dirty && !change.saving);
  const refusedAt = stepOfRefusal(errors);
  const set = (part: Partial<AdmitPlan>) => setPlan((before) => ({ ...before, ...part }));
  const reasoned = isBackward(base.status, to);

  const finish = async () => {
    await change.submit(admitChange(plan, to), goOn === true);
    setTries((before) => before + 1);
  };
  const facility = capacity.data?.facility.find(({ name }) => name === plan.facility);
  return (
    <Modal
      opened
      title={to === 'ADMITTED' ? text.admit_now : text.schedule_admit}
      size="big"
      dirty={dirty}
      busy={change.saving}
      onClose={onClose}
    >
      {(requestClose) => (
        <>
          {guard}
          {change.met && <Notice tone="warning">{change.met}</Notice>}
          {capacity.error && (
            <ErrorBanner
              message={capacityMessages.error_fetching_facilities}
              onRetry={() => void capacity.refetch()}
              retrying={capacity.isFetching}
            />
          )}
          {!capacity.data ? (
            !capacity.error && <Skeleton height={280} />
          ) : (
            <Wizard
              // What the server refused is shown where it is mended.
              key={refusedAt ? tries : 'wizard'}
              initialStep={refusedAt}
              steps={[
                {
                  key: 'basic',
                  label: text.step_basic,
                  complete: () => facility !== undefined,
                  content: () => (
                    <AdmitBasicStep plan={plan} errors={errors} facilities={capacity.data.facility} onChange={set} />
                  ),
                },
                {
                  key: 'date',
                  label: text.step_admit_date,
                  complete: (state) => state.admit !== null && (to !== 'ADMITTED' || state.admit <= today),
                  content: () =>
                    facility && (
                      <AdmitDateStep
                        plan={plan}
                        errors={errors}
                        facility={facility}
                        today={today}
                        latest={to === 'ADMITTED' ? today : undefined}
                        inquiryId={inquiry.id}
                        onChange={set}
                      />
                    ),
                },
                {
                  key: 'clinicians',
                  label: text.step_clinicians,
                  content: () => (
                    <AdmitCliniciansStep
                      plan={plan}
                      errors={errors}
                      clinicians={capacity.data.clinicians}
                      onChange={set}
                    />
                  ),
                },
                {
                  key: 'confirm',
                  label: text.step_confirm,
                  complete: (state) =>
                    (!reasoned || state.description.trim() !== '') && (!change.asksAboutActive || goOn === true),
                  content: () => (
                    <div className={classes.stack}>
                      <AdmitConfirmStep plan={plan} errors={errors} reasoned={reasoned} onChange={set} />
                      {change.asksAboutActive && <ActiveInquiryQuestion answer={goOn} onAnswer={setGoOn} />}
                    </div>
                  ),
                },
              ]}
              state={plan}
              loading={change.saving}
              onFinish={() => void finish()}
              onCancel={requestClose}
            />
          )}
        </>
      )}
    </Modal>
  );
}
