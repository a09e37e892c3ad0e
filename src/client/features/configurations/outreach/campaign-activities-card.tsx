import { useMay } from '#client/platform/organization.ts';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import classes from '../configurations.module.css';
import { HistoryButton } from '../history/history-button.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { useConfigured } from '../use-configured.ts';

type CampaignActivities = { version: number; on_sources: 'Yes' | 'No' } & Record<string, unknown>;

const SAID = { saved: text.campaign_activities_saved, failed: text.campaign_activities_not_saved };

/** Whether a campaign that was sent stands among the activities of the sources it reached. */
export function CampaignActivitiesCard() {
  const mayWrite = useMay('config_outreach:write');
  const { query, config, save, saving, met } = useConfigured<CampaignActivities>('CAMPAIGN_ACTIVITIES', SAID);
  return (
    <Card
      title={text.campaign_activities}
      aside={
        config && <HistoryButton type="CAMPAIGN_ACTIVITIES" title={text.campaign_activities} version={config.version} />
      }
    >
      {query.isPending && <LoadingRows />}
      {query.isError && !config && (
        <ErrorBanner
          message={text.campaign_activities_not_loaded}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {/* What somebody else chose meanwhile is shown, and may be changed again. */}
      {met && <p role="status">{met.message}</p>}
      {config && (
        <div className={classes.form}>
          <Checkbox
            label={text.campaign_activities_choice}
            hint={text.campaign_activities_hint}
            checked={config.on_sources === 'Yes'}
            disabled={!mayWrite || saving}
            onChange={(on) => void save(config, { ...config, on_sources: on ? 'Yes' : 'No' })}
          />
        </div>
      )}
    </Card>
  );
}
