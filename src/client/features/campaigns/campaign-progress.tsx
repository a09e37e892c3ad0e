import { Notice } from '#client/ui/feedback/notice.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { faultText, progressText } from './campaign-status.tsx';
import type { Campaign } from './campaigns.data.ts';
import classes from './campaigns.module.css';

/** How far sending has come, why it stopped, and of how many people it is not known. */
export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const { progress } = campaign;
  const label = progressText(campaign);
  const fault = faultText(campaign);
  return (
    <>
      {progress && label && (
        <div className={classes.stack}>
          <p className={classes.line}>{label}</p>
          {progress.waiting > 0 && (
            <Progress label={label} percent={(100 * (progress.total - progress.waiting)) / progress.total} />
          )}
        </div>
      )}
      {fault && <Notice tone="warning">{fault}</Notice>}
      {progress !== null && progress.in_doubt > 0 && (
        <Notice tone="warning">{format(text.in_doubt_note, { n: progress.in_doubt })}</Notice>
      )}
    </>
  );
}
