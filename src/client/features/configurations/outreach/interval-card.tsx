import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from '#client/components/form/form.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { useMay } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { EngagementPreviewInput } from '#shared/features/activities/activities.schemas.ts';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import { HistoryButton } from '../history/history-button.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { useConfigured } from '../use-configured.ts';
import { EngagementProgress } from './engagement-progress.tsx';
import { type IntervalConfig, IntervalMet } from './interval-met.tsx';
import outreach from './outreach.module.css';

const SAID = { saved: text.interval_saved, failed: text.interval_not_saved };

/** For how many days an activity counts for a source; a new number moves every source by a job. */
export function IntervalCard() {
  const client = useQueryClient();
  const { query, config, begun, onDirty, save, saving, met, leaveMet } = useConfigured<IntervalConfig>(
    'ENGAGEMENT_STATUS_PERIOD',
    SAID,
  );
  const keep = async (base: IntervalConfig, period: number) => {
    const outcome = await save(base, { ...base, period });
    void client.invalidateQueries({ queryKey: trpc.activities.pathKey() });
    return outcome;
  };
  // For the form, which stays as it is where nothing was saved; `save` has said so already.
  const keepTyped = async (base: IntervalConfig, period: number) => {
    if ((await keep(base, period)) === 'failed') throw new Error('not saved');
  };
  return (
    <Card
      title={text.interval}
      aside={config && <HistoryButton type="ENGAGEMENT_STATUS_PERIOD" title={text.interval} version={config.version} />}
    >
      <p className={classes.hint}>{text.interval_hint}</p>
      {query.isPending && <LoadingRows />}
      {query.isError && !config && (
        <ErrorBanner
          message={text.interval_not_loaded}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {met && (
        <IntervalMet
          met={met}
          saving={saving}
          onTakeTheirs={leaveMet}
          onKeepMine={() => void keep(met.theirs, met.mine.period)}
        />
      )}
      {begun && (
        <IntervalForm
          key={begun.version}
          period={begun.period}
          onDirty={onDirty}
          onKeep={(period) => keepTyped(begun, period)}
        />
      )}
      <EngagementProgress />
    </Card>
  );
}

interface IntervalFormProps {
  period: number;
  onDirty: (dirty: boolean) => void;
  onKeep: (period: number) => Promise<void>;
}

const inputOf = ({ period: typed }: { period: string }) => ({
  period: /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN,
});

/** The number; what another one would change is counted before it is saved. */
function IntervalForm({ period, onDirty, onKeep }: IntervalFormProps) {
  const mayWrite = useMay('config_outreach:write');
  const form = useForm({
    schema: EngagementPreviewInput,
    initial: { period: String(period) },
    input: inputOf,
    saysMissing: true,
    needsChange: true,
    onDirty,
    send: (sent) => onKeep(sent.period),
    saved: null,
    failed: null,
  });
  const thought = EngagementPreviewInput.safeParse(inputOf(form.values));
  return (
    <Form form={form} label={text.interval} className={classes.form}>
      <div className={outreach.inline}>
        <FormText
          name="period"
          label={text.interval_days}
          inputMode="numeric"
          readOnly={!mayWrite}
          required={mayWrite}
        />
        {mayWrite && <SubmitButton />}
      </div>
      {mayWrite && form.dirty && thought.success && <Preview period={thought.data.period} />}
    </Form>
  );
}

/** How many sources a number that is not saved yet would change. */
function Preview({ period }: { period: number }) {
  const { data } = useQuery(trpc.activities.previewEngagement.queryOptions({ period }));
  const said = data?.changing === 0 ? text.interval_preview_none : data && format(text.interval_preview, data);
  return (
    <p role="status" className={classes.faint}>
      {said ?? text.interval_counting}
    </p>
  );
}
