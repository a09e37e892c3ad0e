import type { ReactNode } from 'react';
import { FormModal } from '#client/components/form/form-dialog.tsx';
import { ClashTable } from '#client/components/record-section/clash-table.tsx';
import type { RecordField } from '#client/components/record-section/record-field.ts';
import { useRecordForm } from '#client/components/record-section/use-record-form.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { eventLabel, isAutomatic } from '#shared/features/activities/activities.rules.ts';
import { ActivityUpdateInput } from '#shared/features/activities/activities.schemas.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { type Activity, useUpdateActivity } from './activities.data.ts';
import { ActivityFacts, InquiryLine } from './activity-facts.tsx';
import { ActivityFields } from './activity-fields.tsx';
import { valuesOf } from './activity-values.ts';
import { useActivityOptions } from './use-activity-options.ts';

interface ActivityDialogProps {
  activity: Activity;
  /** What other features make of it. */
  action?: ReactNode;
  onClose: () => void;
}

/** One activity: to edit for whoever may, to read where it was written by a referral or one's role only reads. */
export function ActivityDialog({ activity, action, onClose }: ActivityDialogProps) {
  const mayWrite = useMay('outreach:write');
  if (mayWrite && !isAutomatic(activity.event))
    return <EditDialog activity={activity} action={action} onClose={onClose} />;
  return (
    <Modal
      opened
      title={text.view_activity}
      onClose={onClose}
      footer={<Button onClick={onClose}>{uiMessages.close}</Button>}
    >
      <ActivityFacts activity={activity} />
      {action && <div>{action}</div>}
    </Modal>
  );
}

const NAMES = ['performed_by', 'event_date', 'contact_name', 'description'] as const;

function EditDialog({ activity, action, onClose }: ActivityDialogProps) {
  const timeZone = useTimeZone();
  const update = useUpdateActivity();
  const { performers, contacts } = useActivityOptions(activity.referral_id, activity);
  const { form, met, decide } = useRecordForm(NAMES, {
    schema: ActivityUpdateInput.shape.activity,
    record: valuesOf(activity, timeZone),
    save: (changes, version) => update.mutateAsync({ activity_id: activity.id, activity: { ...changes, version } }),
    read: (current) => valuesOf(current as Activity, timeZone),
    failed: text.error_updating,
    saved: text.saved,
    onClose,
  });
  const fields: RecordField[] = [
    { name: 'performed_by', label: text.performed_by, kind: 'select', options: performers },
    { name: 'event_date', label: text.date, kind: 'date', required: true },
    { name: 'contact_name', label: text.contact_names, kind: 'multi', options: contacts },
    { name: 'description', label: text.description, kind: 'long' },
  ];
  return (
    <FormModal form={form} title={text.edit_activity} submit={text.save_activity} onClose={onClose}>
      <ClashTable met={met} fields={fields} decide={decide} />
      <InquiryLine activity={activity} />
      <TextField label={text.event} readOnly value={eventLabel(activity)} />
      <ActivityFields referralId={activity.referral_id} performers={performers} contacts={contacts} />
      {action && <div>{action}</div>}
    </FormModal>
  );
}
