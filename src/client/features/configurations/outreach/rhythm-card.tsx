import { useQueryClient } from '@tanstack/react-query';
import { FormField } from '#client/components/form/fields.tsx';
import { Form } from '#client/components/form/form.tsx';
import { NumberField } from '#client/components/form/number-field.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { FormNumber } from '#client/components/form/text-fields.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { useOptions } from '#client/platform/options.ts';
import { useMay } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { VisitRhythmConfig } from '#shared/features/configuration/visit-rhythm.ts';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { referralSourcesMessages } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { RHYTHM_DAYS } from '#shared/features/referral-sources/source-rhythm.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import { HistoryButton } from '../history/history-button.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { useConfigured } from '../use-configured.ts';

type Rhythm = { days: number; types: Record<string, number> };
type Config = Rhythm & { version: number };

const SAID = { saved: text.rhythm_saved, failed: text.rhythm_not_saved };

/** In how many days a source is to be heard of again; a new number moves when every source is due by a job. */
export function RhythmCard() {
  const client = useQueryClient();
  const { query, config, begun, onDirty, save, saving, met, leaveMet } = useConfigured<Config>('VISIT_RHYTHM', SAID);
  const keep = async (base: Config, rhythm: Rhythm) => {
    const outcome = await save(base, { ...base, ...rhythm });
    void client.invalidateQueries({ queryKey: trpc.activities.pathKey() });
    // For the form, which stays as it is where nothing was saved; `save` has said so already.
    if (outcome === 'failed') throw new Error('not saved');
  };
  return (
    <Card
      title={text.rhythm}
      aside={config && <HistoryButton type="VISIT_RHYTHM" title={text.rhythm} version={config.version} />}
    >
      <p className={classes.hint}>{text.rhythm_hint}</p>
      {query.isPending && <LoadingRows />}
      {query.isError && !config && (
        <ErrorBanner
          message={text.rhythm_not_loaded}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {met && (
        <Notice tone="warning" title={met.message}>
          <span className={classes.actions}>
            <Button onClick={leaveMet}>{text.rhythm_take_theirs}</Button>
            <Button kind="primary" loading={saving} onClick={() => void save(met.theirs, met.mine)}>
              {text.rhythm_keep_mine}
            </Button>
          </span>
        </Notice>
      )}
      {begun && (
        <RhythmForm key={begun.version} config={begun} onDirty={onDirty} onKeep={(rhythm) => keep(begun, rhythm)} />
      )}
    </Card>
  );
}

type Typed = Record<string, number | string | null>;

const isEmpty = (value: number | string | null | undefined) => value === null || value === undefined || value === '';
const isRhythm = (value: number | string | null) =>
  Number.isInteger(value) && Number(value) >= RHYTHM_DAYS.least && Number(value) <= RHYTHM_DAYS.most;
const faultOf = (value: number | string | null | undefined) =>
  value !== undefined && !isEmpty(value) && !isRhythm(value) ? referralSourcesMessages.rhythm_days_shape : undefined;

interface RhythmFormProps {
  config: Config;
  onDirty: (dirty: boolean) => void;
  onKeep: (rhythm: Rhythm) => Promise<void>;
}

function RhythmForm({ config, onDirty, onKeep }: RhythmFormProps) {
  const mayWrite = useMay('config_outreach:write');
  const offered = useOptions('SOURCE_TYPES');
  // A type that is no longer offered keeps its rhythm, and can lose it.
  const types = [...new Set([...offered, ...Object.keys(config.types)])];
  const form = useForm({
    schema: VisitRhythmConfig,
    initial: { days: config.days as number | string | null, types: config.types as Typed },
    input: ({ days, types: typed }) => ({
      days,
      types: Object.fromEntries(Object.entries(typed).filter(([, value]) => !isEmpty(value))),
    }),
    needsChange: true,
    onDirty,
    blocked: ({ types: typed }) => Object.values(typed).some((value) => faultOf(value) !== undefined),
    send: ({ version: _sent, ...rhythm }) => onKeep(rhythm),
    saved: null,
    failed: null,
  });
  return (
    <Form form={form} label={text.rhythm} className={classes.form}>
      <FormNumber name="days" label={text.rhythm_usual} readOnly={!mayWrite} required={mayWrite} />
      <FormField<Typed> name="types">
        {({ value, onChange }) => (
          <fieldset className={classes.grid}>
            <legend>{text.rhythm_types}</legend>
            <p className={classes.faint}>{text.rhythm_types_hint}</p>
            {types.map((type) => (
              <NumberField
                key={type}
                label={format(text.rhythm_type, { type })}
                value={value[type] ?? null}
                readOnly={!mayWrite}
                error={faultOf(value[type])}
                onChange={(days) => onChange({ ...value, [type]: days })}
              />
            ))}
          </fieldset>
        )}
      </FormField>
      {mayWrite && (
        <div className={classes.actions}>
          <SubmitButton />
        </div>
      )}
    </Form>
  );
}
