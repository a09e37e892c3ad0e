import { useQuery } from '@tanstack/react-query';
import { FormSelect } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { ChosenContact, ChosenSource } from '#client/components/referral-pickers.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { INTERACTION_KINDS, takesEventName } from '#shared/features/activities/activities.rules.ts';
import { ActivityForm } from '#shared/features/activities/activities.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { createActivity, outreachEventsOptions, useRefreshActivities } from './activities.data.ts';
import { ActivityFields } from './activity-fields.tsx';
import { lastPerformer, rememberPerformer } from './last-performer.ts';
import { useActivityOptions } from './use-activity-options.ts';

const KINDS = INTERACTION_KINDS.map((kind) => ({ value: kind, label: kind }));

interface AddActivityDialogProps {
  source: ChosenSource;
  /** Whom it is logged from: named at once. */
  contact?: ChosenContact;
  onClose: () => void;
}

/** Logs what passed between the organization and a source: today, by oneself or whoever logged last, until changed. */
export function AddActivityDialog({ source, contact, onClose }: AddActivityDialogProps) {
  const timeZone = useTimeZone();
  const refresh = useRefreshActivities();
  const kept = { contacts: contact ? [contact] : [], performed_by: null };
  const { performers, contacts, me } = useActivityOptions(source.id, kept);
  // Who logged last may have left the outreach staff.
  const last = performers.find(({ value }) => value === lastPerformer())?.value ?? null;
  return (
    <FormDialog
      title={text.add_activity}
      submit={text.save_activity}
      schema={ActivityForm}
      initial={{
        event: null as string | null,
        event_name: null as string | null,
        performed_by: undefined as string | null | undefined,
        event_date: dayInZone(new Date(), timeZone) as string | null,
        contact_name: contact ? [contact.id] : [],
        description: '',
      }}
      presumed={{ performed_by: me ?? last }}
      input={(activity) => ({ ...activity, referral_id: source.id })}
      send={createActivity}
      saved={text.saved}
      failed={text.error_saving}
      onSaved={(_id, { performed_by }) => {
        rememberPerformer(performed_by);
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      {({ values, set }) => (
        <>
          <FormSelect
            name="event"
            label={text.event}
            options={KINDS}
            onChosen={(kind) => !takesEventName(kind) && set('event_name', null)}
          />
          {takesEventName(values.event) && <EventName />}
          <ActivityFields referralId={source.id} performers={performers} contacts={contacts} />
        </>
      )}
    </FormDialog>
  );
}

/** At which of the organization's outreach events it happened. */
function EventName() {
  const events = useQuery(outreachEventsOptions());
  if (events.isError && !events.data)
    return (
      <ErrorBanner
        message={text.error_fetching_events}
        onRetry={() => void events.refetch()}
        retrying={events.isFetching}
      />
    );
  const names = events.data?.events ?? [];
  return (
    <FormSelect
      name="event_name"
      label={text.event_name}
      hint={text.event_name_hint}
      options={names.map((name) => ({ value: name, label: name }))}
      searchable
    />
  );
}
