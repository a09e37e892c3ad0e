import { useQuery } from '@tanstack/react-query';
import { Facts } from '#client/ui/display/facts.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import type { ReferralDraft, Task } from './referral-draft.ts';
import { factsOfDraft, labelsOf } from './referral-facts.ts';
import { platformsOptions } from './referral-flow.data.ts';
import classes from './referral-flow.module.css';

interface ConfirmStepProps {
  draft: ReferralDraft;
  task: Task;
  /** It could not be logged. */
  failed: boolean;
}

/** Everything once more, to read; an incoming referral cannot be changed afterward. */
export function ConfirmStep({ draft, task, failed }: ConfirmStepProps) {
  const platforms = useQuery(platformsOptions());
  return (
    <div className={classes.stack}>
      {failed && <ErrorBanner message={text.failed_to_create} />}
      <Facts facts={factsOfDraft(draft, task, labelsOf(platforms.data))} />
      {task !== 'outgoing' && <Notice>{text.locked}</Notice>}
    </div>
  );
}
