import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { activitiesMessages as text } from '../../../shared/features/activities/activities.messages.ts';
import { INTERACTION_KINDS, takesEventName } from '../../../shared/features/activities/activities.rules.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import type { ChosenContact, ChosenSource } from '../../components/referral-pickers.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { toldBy } from '../../platform/error-message.ts';
import { useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Modal } from '../../ui/modal.tsx';
import { leadToRefusedEntry } from '../../ui/refused-entry.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { createActivity, outreachEventsOptions, useRefreshActivities } from './activities.data.ts';
import classes from './activities.module.css';
import { ActivityFields } from './activity-fields.tsx';
import { listIn } from './activity-values.ts';
import { lastPerformer, rememberPerformer } from './last-performer.ts';
import { useActivityOptions } from './use-activity-options.ts';

type Kind = (typeof INTERACTION_KINDS)[number];

const KINDS = INTERACTION_KINDS.map((kind) => ({ value: kind, label: kind }));

interface AddActivityDialogProps {
  source: ChosenSource;
  /** Whom it is logged from: named at once. */
  contact?: ChosenContact;
  onClose: () => void;
}

/** Logs what passed between the organisation and a source: today, by whoever logged last, until told otherwise. */
export function AddActivityDialog({ source, contact, onClose }: AddActivityDialogProps) {
  const id = useId();
  const timeZone = useTimeZone();
  const refresh = useRefreshActivities();
  const [initial] = useState(() => ({
    event: null as Kind | null,
    event_name: null as string | null,
    values: {
      performed_by: lastPerformer(),
      event_date: dayInZone(new Date(), timeZone),
      contact_name: contact ? [contact.id] : [],
      description: '',
    },
  }));
  const [draft, setDraft] = useState<{ event: Kind | null; event_name: string | null; values: typeof initial.values }>(
    initial,
  );
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const dirty = draft !== initial;
  const guard = useUnsavedGuard(dirty);
  const { values, event } = draft;
  const { performers, contacts } = useActivityOptions(source.id, {
    contacts: contact ? [contact] : [],
    performed_by: null,
  });
  // Who logged last may have left the outreach staff.
  const performed_by = performers.some(({ value }) => value === values.performed_by) ? values.performed_by : null;
  const complete = event !== null && values.event_date !== null;

  const change = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors({});
    setKey(crypto.randomUUID());
  };
  const save = async (kind: Kind) => {
    setSaving(true);
    try {
      const { event_name } = draft;
      const fields = { ...values, performed_by, contact_name: [...listIn(values.contact_name)] };
      await createActivity({ referral_id: source.id, event: kind, event_name, ...fields }, key);
      rememberPerformer(performed_by);
      toast.success(text.saved);
      void refresh();
      onClose();
    } catch (error) {
      setErrors(toldBy(error).fields ?? {});
      toast.error(text.error_saving);
      setSaving(false);
    }
  };
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (event !== null && complete && !saving && !leadToRefusedEntry(submitted.currentTarget)) void save(event);
  };

  return (
    <Modal
      opened
      title={text.add_activity}
      dirty={dirty}
      busy={saving}
      onClose={onClose}
      footer={(requestClose) => (
        <>
          <Button className={classes.action} disabled={saving} onClick={requestClose}>
            {uiMessages.cancel}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={id}
            className={classes.action}
            disabled={!complete}
            loading={saving}
          >
            {text.save_activity}
          </Button>
        </>
      )}
    >
      <form id={id} className={classes.form} noValidate onSubmit={submit}>
        <SelectField
          label={text.event}
          required
          options={KINDS}
          value={event}
          onChange={(next) => change({ event: next, ...(takesEventName(next) ? {} : { event_name: null }) })}
          error={errors.event}
        />
        {takesEventName(event) && (
          <EventName
            value={draft.event_name}
            error={errors.event_name}
            onChange={(event_name) => change({ event_name })}
          />
        )}
        <ActivityFields
          referralId={source.id}
          values={{ ...values, performed_by }}
          performers={performers}
          contacts={contacts}
          errors={errors}
          onChange={(name, value) => change({ values: { ...values, [name]: value } })}
        />
      </form>
      {guard}
    </Modal>
  );
}

interface EventNameProps {
  value: string | null;
  error: string | undefined;
  onChange: (event_name: string | null) => void;
}

/** At which of the organisation's outreach events it happened. */
function EventName({ value, error, onChange }: EventNameProps) {
  const events = useQuery(outreachEventsOptions());
  if (events.isError && !events.data)
    return (
      <ErrorBanner
        message={text.error_fetching_events}
        onRetry={() => void events.refetch()}
        retrying={events.isFetching}
      />
    );
  return (
    <SelectField
      label={text.event_name}
      hint={text.event_name_hint}
      options={(events.data?.events ?? []).map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={onChange}
      error={error}
      clearable
      searchable
    />
  );
}
