import { useEffect, useRef, useState } from 'react';
import { Form } from '#client/components/form/form.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { FormNumber } from '#client/components/form/text-fields.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { censusBoosterMessages as text } from '#shared/features/census-booster/census-booster.messages.ts';
import {
  type BoosterParameters,
  MIX_SOURCES,
  type Mix,
  mixSum,
} from '#shared/features/census-booster/census-booster.rules.ts';
import { CensusBoosterForm } from '#shared/features/census-booster/census-booster.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './census-booster.module.css';

interface BoosterFormProps {
  /** What the last run was made with. */
  parameters: BoosterParameters;
  onRun: (asked: BoosterParameters) => Promise<unknown>;
  onRestore: () => void;
  /** It stands in the place of the form whose Restore was pressed, and has its focus. */
  isRestored: boolean;
}

/** What of a mix is a number by now. */
const sumOf = (mix: Mix): number =>
  mixSum(
    Object.fromEntries(MIX_SOURCES.map((source) => [source, typeof mix[source] === 'number' ? mix[source] : 0])) as Mix,
  );

/** What a month is planned with: it is run again once something differs from the last run. */
export function BoosterForm({ parameters, onRun, onRestore, isRestored }: BoosterFormProps) {
  const restoreButton = useRef<HTMLButtonElement>(null);
  const [begunRestored] = useState(isRestored);
  useEffect(() => {
    if (begunRestored) restoreButton.current?.focus({ preventScroll: true });
  }, [begunRestored]);
  const form = useForm({
    schema: CensusBoosterForm,
    initial: parameters,
    send: (asked) => onRun(asked as BoosterParameters),
    saved: null,
    failed: text.error_fetching_data,
    blocked: ({ referral_mix }) => sumOf(referral_mix) > 100,
    needsChange: true,
    stays: true,
    unguarded: true,
  });
  const sum = sumOf(form.values.referral_mix);
  return (
    <Form form={form} label={text.census_booster} className={classes.form}>
      <div className={classes.inputs}>
        <FormNumber name="total_capacity" label={text.total_capacity} />
        <FormNumber name="target_occupancy" label={text.target_occupancy} />
        <FormNumber name="avg_los" label={text.average_stay} />
      </div>
      <fieldset className={classes.mix}>
        <legend>{text.referral_mix}</legend>
        <div className={classes.inputs}>
          {MIX_SOURCES.map((source) => (
            <FormNumber key={source} name={`referral_mix.${source}`} label={source} />
          ))}
        </div>
        {sum > 100 ? (
          <p role="alert" className={classes.wrong}>
            {text.mix_too_much}
          </p>
        ) : (
          <p className={classes.hint}>{format(text.mix_sum, { sum })}</p>
        )}
      </fieldset>
      <div className={classes.buttons}>
        <SubmitButton label={text.rerun} />
        <Button ref={restoreButton} onClick={onRestore}>
          {text.restore_defaults}
        </Button>
      </div>
    </Form>
  );
}
