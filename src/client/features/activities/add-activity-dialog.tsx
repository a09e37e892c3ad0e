import { FormSelect } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { ChosenContact, ChosenSource } from '#client/components/referral-pickers.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { INTERACTION_KINDS, takesEventName } from '#shared/features/activities/activities.rules.ts';
import { ActivityForm } from '#shared/features/activities/activities.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { createActivity, useRefreshActivities } from './activities.data.ts';
import { ActivityFields } from './activity-fields.tsx';
import { EventName } from './event-name.tsx';
import { useActivityOptions } from './use-activity-options.ts';

const KINDS = INTERACTION_KINDS.map((kind) => ({ value: kind, label: kind }));

interface AddActivityDialogProps {
  source: ChosenSource;
  /** Whom it is logged from: named at once. */
  contact?: ChosenContact;
  onClose: () => void;
}

/** Logs what passed between the organization and a source: today, by oneself, until changed. */
export function AddActivityDialog({ source, contact, onClose }: AddActivityDialogProps) {
  const timeZone = useTimeZone();
  const refresh = useRefreshActivities();
  const kept = { contacts: contact ? [contact] : [], performed_by: null };
  const { performers, contacts, me } = useActivityOptions(source.id, kept);
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
      presumed={{ performed_by: me }}
      input={(activity) => ({ ...activity, referral_id: source.id })}
      send={createActivity}
      saved={text.saved}
      failed={text.error_saving}
      onSaved={() => {
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
