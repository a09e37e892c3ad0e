import { type FormEvent, useId } from 'react';
import { activitiesMessages as text } from '../../../shared/features/activities/activities.messages.ts';
import { eventLabel, isAutomatic } from '../../../shared/features/activities/activities.rules.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { ClashTable } from '../../components/record-section/clash-table.tsx';
import type { RecordField } from '../../components/record-section/record-field.ts';
import { useRecordEdit } from '../../components/record-section/use-record-edit.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { useMay, useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { leadToRefusedEntry } from '../../ui/refused-entry.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type Activity, useUpdateActivity } from './activities.data.ts';
import classes from './activities.module.css';
import { ActivityFacts, InquiryLine } from './activity-facts.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { textIn, valuesOf } from './activity-values.ts';
import { useActivityOptions } from './use-activity-options.ts';

interface ActivityDialogProps {
  activity: Activity;
  onClose: () => void;
}

/** One activity: to edit for whoever may, to read where it was written by a referral or one's role only reads. */
export function ActivityDialog({ activity, onClose }: ActivityDialogProps) {
  const mayWrite = useMay('outreach:write');
  if (mayWrite && !isAutomatic(activity.event)) return <EditDialog activity={activity} onClose={onClose} />;
  return (
    <Modal
      opened
      title={text.view_activity}
      onClose={onClose}
      footer={
        <Button className={classes.action} onClick={onClose}>
          {uiMessages.close}
        </Button>
      }
    >
      <ActivityFacts activity={activity} />
    </Modal>
  );
}

function EditDialog({ activity, onClose }: ActivityDialogProps) {
  const id = useId();
  const timeZone = useTimeZone();
  const update = useUpdateActivity();
  const { performers, contacts } = useActivityOptions(activity.referral_id, activity);
  const fields: RecordField[] = [
    { name: 'performed_by', label: text.performed_by, kind: 'select', options: performers },
    { name: 'event_date', label: text.date, kind: 'date', required: true },
    { name: 'contact_name', label: text.contact_names, kind: 'multi', options: contacts },
    { name: 'description', label: text.description, kind: 'long' },
  ];
  const edit = useRecordEdit({
    fields,
    record: valuesOf(activity, timeZone),
    begun: true,
    save: async (changes, version) => {
      await update.mutateAsync({ activity_id: activity.id, activity: { ...changes, version } });
      onClose();
    },
    read: (current) => valuesOf(current as Activity, timeZone),
    failed: text.error_updating,
    saved: text.saved,
  });
  const guard = useUnsavedGuard(edit.dirty);
  const complete = textIn(edit.draft.event_date) !== '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (complete && !edit.undecided && !edit.saving && !leadToRefusedEntry(event.currentTarget)) void edit.submit();
  };
  return (
    <Modal
      opened
      title={text.edit_activity}
      dirty={edit.dirty}
      busy={edit.saving}
      onClose={onClose}
      footer={(requestClose) => (
        <>
          <Button className={classes.action} disabled={edit.saving} onClick={requestClose}>
            {uiMessages.cancel}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={id}
            className={classes.action}
            disabled={!edit.dirty || !complete || edit.undecided}
            loading={edit.saving}
          >
            {text.save_activity}
          </Button>
        </>
      )}
    >
      <form id={id} className={classes.form} noValidate onSubmit={submit}>
        {edit.met && (
          <ClashTable who={edit.met.who} clashes={edit.met.clashes} fields={fields} onDecide={edit.decide} />
        )}
        <InquiryLine activity={activity} />
        <TextField label={text.event} readOnly value={eventLabel(activity)} />
        <ActivityFields
          referralId={activity.referral_id}
          values={edit.draft}
          performers={performers}
          contacts={contacts}
          errors={edit.errors}
          onChange={edit.set}
        />
      </form>
      {guard}
    </Modal>
  );
}
