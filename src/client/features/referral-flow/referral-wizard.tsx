import { type FormStep, FormWizard } from '#client/components/form/form-wizard.tsx';
import type { ReferralPickers } from '#client/components/referral-pickers.ts';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import type { SourceKind } from '#shared/features/referral-flow/referral-flow.rules.ts';
import { AlumniStep } from './alumni-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { NotesStep } from './notes-step.tsx';
import { OnlineStep } from './online-step.tsx';
import { type ReferralDraft, TASK_TITLES, type Task } from './referral-draft.ts';
import { SourceStep } from './source-step.tsx';
import { SourceTypeStep } from './source-type-step.tsx';
import { useReferralForm } from './use-referral-form.ts';

interface ReferralWizardProps {
  opportunityId: string;
  task: Task;
  pickers: ReferralPickers;
  onClose: () => void;
  /** The referral is logged. */
  onDone: () => void;
}

type Step = FormStep<ReferralDraft>;

/** A step of one kind of incoming referral; until a kind is chosen the professional one stands for all. */
const ofKind =
  (kind: SourceKind) =>
  ({ source_type }: ReferralDraft): boolean =>
    (source_type ?? 'professional_referral') === kind;

/** Completes one referral task, step by step; the steps of an incoming one follow from how the client came. */
export function ReferralWizard({ opportunityId, task, pickers, onClose, onDone }: ReferralWizardProps) {
  const form = useReferralForm({ opportunityId, task, onDone });
  const draft = form.values;
  const source = <SourceStep form={form} task={task} pickers={pickers} />;
  const SOURCE_FIELDS = ['referral_id', 'contact_id', 'marketing_contact'] as const;
  const incoming: Step[] = [
    {
      key: 'source_type',
      label: text.step_source_type,
      fields: ['source_type'],
      complete: ({ source_type }) => source_type !== null,
      content: () => <SourceTypeStep task={task} />,
    },
    {
      key: 'professional',
      label: text.step_details,
      fields: SOURCE_FIELDS,
      applies: ofKind('professional_referral'),
      complete: ({ referral_id }) => referral_id !== null,
      content: () => source,
    },
    {
      key: 'online',
      label: text.step_details,
      fields: ['online_sources'],
      applies: ofKind('online'),
      complete: ({ online_sources }) => online_sources.length > 0,
      content: () => <OnlineStep />,
    },
    {
      key: 'alumni',
      label: text.step_details,
      fields: ['alumni_patient_id'],
      applies: ofKind('alumni_referral'),
      complete: ({ alumni_patient_id }) => alumni_patient_id !== null,
      content: () => <AlumniStep opportunityId={opportunityId} />,
    },
  ];
  const outgoing: Step[] = [
    {
      key: 'destination',
      label: text.step_destination,
      fields: SOURCE_FIELDS,
      complete: ({ referral_id, contact_id }) => referral_id !== null && contact_id !== null,
      content: () => source,
    },
  ];
  const steps: Step[] = [
    ...(task === 'outgoing' ? outgoing : incoming),
    {
      key: 'notes',
      label: task === 'outgoing' ? text.step_notes : text.step_activity_notes,
      fields: ['referred_at', 'notes', 'send_notification'],
      complete: ({ referred_at }) => referred_at !== null,
      content: () => <NotesStep task={task} referredAt={draft.referred_at} />,
    },
    {
      key: 'confirm',
      label: text.step_confirm,
      content: () => <ConfirmStep draft={draft} task={task} failed={form.refusals > 0} />,
    },
  ];
  return (
    <FormWizard form={form} title={TASK_TITLES[task]} steps={steps} finish={text.complete_task} onClose={onClose} />
  );
}
