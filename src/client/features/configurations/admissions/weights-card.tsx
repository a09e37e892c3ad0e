import { useQueryClient } from '@tanstack/react-query';
import { Form } from '#client/components/form/form.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { FormNumber } from '#client/components/form/text-fields.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { useMay } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { type BoardWeights, BoardWeightsConfig, WEIGHED_STEPS } from '#shared/features/configuration/board-weights.ts';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { INQUIRY_STATUS_LABELS, type WeighedStep } from '#shared/features/inquiries/inquiries.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import { HistoryButton } from '../history/history-button.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { useConfigured } from '../use-configured.ts';

type Config = BoardWeights & { version: number };

const SAID = { saved: text.weights_saved, failed: text.weights_not_saved };
const LABELS: Record<WeighedStep, string> = {
  pre_assessment: INQUIRY_STATUS_LABELS['PRE-ASSESSMENT'],
  assessment: INQUIRY_STATUS_LABELS.ASSESSMENT,
  scheduled_admit: INQUIRY_STATUS_LABELS['SCHEDULED-ADMIT'],
  admitted: INQUIRY_STATUS_LABELS.ADMITTED,
};

/** Which part of an expected amount counts in each step of the pipeline board. */
export function WeightsCard() {
  const client = useQueryClient();
  const { query, config, begun, onDirty, save, saving, met, leaveMet } = useConfigured<Config>('BOARD_WEIGHTS', SAID);
  const keep = async (base: Config, weights: BoardWeights) => {
    const outcome = await save(base, { ...base, ...weights });
    void client.invalidateQueries({ queryKey: trpc.inquiries.board.pathKey() });
    // For the form, which stays as it is where nothing was saved; `save` has said so already.
    if (outcome === 'failed') throw new Error('not saved');
  };
  return (
    <Card
      title={text.weights}
      aside={config && <HistoryButton type="BOARD_WEIGHTS" title={text.weights} version={config.version} />}
    >
      <p className={classes.hint}>{text.weights_hint}</p>
      {query.isPending && <LoadingRows />}
      {query.isError && !config && (
        <ErrorBanner
          message={text.weights_not_loaded}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {met && (
        <Notice tone="warning" title={met.message}>
          <span className={classes.actions}>
            <Button onClick={leaveMet}>{text.weights_take_theirs}</Button>
            <Button kind="primary" loading={saving} onClick={() => void save(met.theirs, met.mine)}>
              {text.weights_keep_mine}
            </Button>
          </span>
        </Notice>
      )}
      {begun && (
        <WeightsForm key={begun.version} config={begun} onDirty={onDirty} onKeep={(weights) => keep(begun, weights)} />
      )}
    </Card>
  );
}

interface WeightsFormProps {
  config: Config;
  onDirty: (dirty: boolean) => void;
  onKeep: (weights: BoardWeights) => Promise<void>;
}

function WeightsForm({ config, onDirty, onKeep }: WeightsFormProps) {
  const mayWrite = useMay('config_admissions:write');
  const { version: _version, ...weights } = config;
  const form = useForm({
    schema: BoardWeightsConfig,
    initial: weights as Record<WeighedStep, number | string | null>,
    needsChange: true,
    onDirty,
    send: ({ version: _sent, ...sent }) => onKeep(sent),
    saved: null,
    failed: null,
  });
  return (
    <Form form={form} label={text.weights} className={classes.form}>
      <div className={classes.grid}>
        {WEIGHED_STEPS.map((step) => (
          <FormNumber
            key={step}
            name={step}
            label={format(text.weights_of, { status: LABELS[step] })}
            readOnly={!mayWrite}
            required={mayWrite}
          />
        ))}
      </div>
      {mayWrite && (
        <div className={classes.actions}>
          <SubmitButton />
        </div>
      )}
    </Form>
  );
}
