import { useQuery } from '@tanstack/react-query';
import { referralFlowMessages as text } from '../../../shared/features/referral-flow/referral-flow.messages.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ReferralDraft, Task } from './referral-draft.ts';
import { factsOfDraft, labelsOf } from './referral-facts.ts';
import { platformsOptions } from './referral-flow.data.ts';
import classes from './referral-flow.module.css';

interface ConfirmStepProps {
  draft: ReferralDraft;
  task: Task;
  /** Why it could not be logged; null while nothing has failed. */
  failure: string | null;
}

/** Everything once more, to read; an incoming referral cannot be changed afterwards. */
export function ConfirmStep({ draft, task, failure }: ConfirmStepProps) {
  const platforms = useQuery(platformsOptions());
  return (
    <div className={classes.stack}>
      {failure !== null && <ErrorBanner message={text.failed_to_create}>{failure}</ErrorBanner>}
      <Facts facts={factsOfDraft(draft, task, labelsOf(platforms.data))} />
      {task !== 'outgoing' && <Notice>{text.locked}</Notice>}
    </div>
  );
}
