import { referralFlowMessages as text } from '../../../shared/features/referral-flow/referral-flow.messages.ts';
import type { SourceKind } from '../../../shared/features/referral-flow/referral-flow.rules.ts';
import type { ReferralPickers } from '../../components/referral-pickers.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { useTimeZone } from '../../platform/organisation.ts';
import { Modal } from '../../ui/modal.tsx';
import { Wizard, type WizardStep } from '../../ui/wizard.tsx';
import { AlumniStep } from './alumni-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { NotesStep } from './notes-step.tsx';
import { OnlineStep } from './online-step.tsx';
import { type ReferralDraft, type StepKey, stepOfErrors, TASK_TITLES, type Task } from './referral-draft.ts';
import { SourceStep } from './source-step.tsx';
import { SourceTypeStep } from './source-type-step.tsx';
import { useReferralDraft } from './use-referral-draft.ts';

interface ReferralWizardProps {
  opportunityId: string;
  task: Task;
  pickers: ReferralPickers;
  onClose: () => void;
  /** The referral is logged. */
  onDone: () => void;
}

type Step = WizardStep<ReferralDraft> & { key: StepKey };

/** A step of one kind of incoming referral; until a kind is chosen the professional one stands for all. */
const ofKind =
  (kind: SourceKind) =>
  ({ source_type }: ReferralDraft): boolean =>
    (source_type ?? 'professional_referral') === kind;

/** Completes one referral task, step by step; the steps of an incoming one follow from how the client came. */
export function ReferralWizard({ opportunityId, task, pickers, onClose, onDone }: ReferralWizardProps) {
  const timeZone = useTimeZone();
  const { draft, change, finish, errors, failure, saving, tries, dirty } = useReferralDraft({
    opportunityId,
    task,
    timeZone,
    onDone,
  });
  const guard = useUnsavedGuard(dirty);
  const shared = { draft, errors, onChange: change };
  const incoming: Step[] = [
    {
      key: 'source_type',
      label: text.step_source_type,
      complete: ({ source_type }) => source_type !== null,
      content: () => <SourceTypeStep {...shared} task={task} />,
    },
    {
      key: 'professional',
      label: text.step_details,
      applies: ofKind('professional_referral'),
      complete: ({ source }) => source !== null,
      content: () => <SourceStep {...shared} task={task} pickers={pickers} />,
    },
    {
      key: 'online',
      label: text.step_details,
      applies: ofKind('online'),
      complete: ({ online_sources }) => online_sources.length > 0,
      content: () => <OnlineStep {...shared} />,
    },
    {
      key: 'alumni',
      label: text.step_details,
      applies: ofKind('alumni_referral'),
      complete: ({ alumni }) => alumni !== null,
      content: () => <AlumniStep {...shared} opportunityId={opportunityId} />,
    },
  ];
  const outgoing: Step[] = [
    {
      key: 'destination',
      label: text.step_destination,
      complete: ({ source, contact }) => source !== null && contact !== null,
      content: () => <SourceStep {...shared} task={task} pickers={pickers} />,
    },
  ];
  const steps: Step[] = [
    ...(task === 'outgoing' ? outgoing : incoming),
    {
      key: 'notes',
      label: task === 'outgoing' ? text.step_notes : text.step_activity_notes,
      complete: ({ referred_at }) => referred_at !== null,
      content: () => <NotesStep {...shared} task={task} timeZone={timeZone} />,
    },
    {
      key: 'confirm',
      label: text.step_confirm,
      content: () => <ConfirmStep draft={draft} task={task} failure={failure} />,
    },
  ];
  const applying = steps.filter((step) => step.applies?.(draft) ?? true).map(({ key }) => key);
  const refusedAt = stepOfErrors(applying, errors);
  return (
    <Modal opened title={TASK_TITLES[task]} size="big" dirty={dirty} busy={saving} onClose={onClose}>
      {(requestClose) => (
        <>
          <Wizard
            // What the server refused is shown where it is mended.
            key={refusedAt ? tries : 'wizard'}
            initialStep={refusedAt}
            steps={steps}
            state={draft}
            loading={saving}
            finishLabel={text.complete_task}
            onFinish={() => void finish()}
            onCancel={requestClose}
          />
          {guard}
        </>
      )}
    </Modal>
  );
}
