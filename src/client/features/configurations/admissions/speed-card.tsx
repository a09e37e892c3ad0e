import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormSelect } from '#client/components/form/fields.tsx';
import { Form } from '#client/components/form/form.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { ROLE_LABELS } from '#client/components/roles.ts';
import { useMay } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { firstContactMessages as text } from '#shared/features/first-contact/first-contact.messages.ts';
import { ANSWERING_ROLES, NEXT_STEPS, WEEKDAYS } from '#shared/features/first-contact/first-contact.rules.ts';
import { type SpeedToLead, SpeedToLeadConfig } from '#shared/features/first-contact/first-contact.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import { HistoryButton } from '../history/history-button.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { useConfigured } from '../use-configured.ts';

type Config = SpeedToLead & { version: number };
type Target = Omit<SpeedToLead, 'version'>;

const SAID = { saved: text.saved, failed: text.not_saved };

/** Within how many minutes of business hours a new inquiry or call is answered, and who is asked after that. */
export function SpeedCard() {
  const client = useQueryClient();
  const { query, config, begun, onDirty, save, saving, met, leaveMet } = useConfigured<Config>('SPEED_TO_LEAD', SAID);
  const keep = async (base: Config, target: Target) => {
    const outcome = await save(base, { ...base, ...target });
    void client.invalidateQueries({ queryKey: trpc.firstContact.pathKey() });
    // For the form, which stays as it is where nothing was saved; `save` has said so already.
    if (outcome === 'failed') throw new Error('not saved');
  };
  return (
    <Card
      title={text.card}
      aside={config && <HistoryButton type="SPEED_TO_LEAD" title={text.card} version={config.version} />}
    >
      <p className={classes.hint}>{text.card_hint}</p>
      {query.isPending && <LoadingRows />}
      {query.isError && !config && (
        <ErrorBanner message={text.not_loaded} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {met && (
        <Notice tone="warning" title={met.message}>
          <span className={classes.actions}>
            <Button onClick={leaveMet}>{text.take_theirs}</Button>
            <Button kind="primary" loading={saving} onClick={() => void save(met.theirs, met.mine)}>
              {text.keep_mine}
            </Button>
          </span>
        </Notice>
      )}
      {begun && (
        <SpeedForm key={begun.version} config={begun} onDirty={onDirty} onKeep={(target) => keep(begun, target)} />
      )}
    </Card>
  );
}

/** Roles that answer, then everyone of the organization by name. */
function useWhoIsNext() {
  const { data: people = [] } = useQuery(trpc.users.search.queryOptions({}));
  return [
    ...ANSWERING_ROLES.map((role) => ({
      value: role as string,
      label: format(text.all_of_role, { role: ROLE_LABELS[role] }),
    })),
    ...people.map(({ email_id, firstname, lastname }) => ({ value: email_id, label: `${firstname} ${lastname}` })),
  ];
}

interface SpeedFormProps {
  config: Config;
  onDirty: (dirty: boolean) => void;
  onKeep: (target: Target) => Promise<void>;
}

function SpeedForm({ config, onDirty, onKeep }: SpeedFormProps) {
  const mayWrite = useMay('config_admissions:write');
  const { version: _version, minutes, ...rest } = config;
  const who = useWhoIsNext();
  const form = useForm({
    schema: SpeedToLeadConfig,
    initial: { ...rest, minutes: String(minutes) },
    input: ({ minutes: typed, ...target }) => ({
      ...target,
      minutes: /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN,
    }),
    needsChange: true,
    onDirty,
    send: ({ version: _sent, ...target }) => onKeep(target),
    saved: null,
    failed: null,
  });
  return (
    <Form form={form} label={text.card} className={classes.form}>
      <FormText name="minutes" label={text.minutes} inputMode="numeric" readOnly={!mayWrite} required={mayWrite} />
      <fieldset className={classes.grid}>
        <legend>{text.hours}</legend>
        <p className={classes.faint}>{text.hours_hint}</p>
        {WEEKDAYS.map((day) => (
          <FormText key={day} name={day} label={text[day]} readOnly={!mayWrite} />
        ))}
      </fieldset>
      <fieldset className={classes.grid} data-wide>
        <legend>{text.next}</legend>
        <p className={classes.faint}>{text.next_hint}</p>
        {NEXT_STEPS.map((step) => (
          <FormSelect key={step} name={step} label={text[step]} options={who} disabled={!mayWrite} />
        ))}
      </fieldset>
      {mayWrite && (
        <div className={classes.actions}>
          <SubmitButton />
        </div>
      )}
    </Form>
  );
}
