import { referralFlowMessages as text } from '../../../shared/features/referral-flow/referral-flow.messages.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import type { FieldErrors, ReferralDraft, Task } from './referral-draft.ts';
import classes from './referral-flow.module.css';

interface NotesStepProps {
  draft: ReferralDraft;
  task: Task;
  errors: FieldErrors;
  timeZone: string;
  onChange: (part: Partial<ReferralDraft>) => void;
}

/** When it happened, what is to be known of it, and whether others are told. */
export function NotesStep({ draft, task, errors, timeZone, onChange }: NotesStepProps) {
  const today = dayInZone(new Date(), timeZone);
  const ahead = draft.referred_at !== null && draft.referred_at > today;
  return (
    <div className={classes.stack}>
      <DatePicker
        label={task === 'outgoing' ? text.sent_date : text.received_date}
        error={errors.referred_at ?? errors.event_date}
        required
        today={today}
        value={draft.referred_at}
        onChange={(referred_at) => onChange({ referred_at })}
      />
      {ahead && <Notice tone="warning">{text.future_date}</Notice>}
      <TextareaField
        label={text.notes}
        error={errors.notes}
        maxLength={10_000}
        value={draft.notes}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
      <Checkbox
        label={text.send_notification}
        hint={text.send_notification_hint}
        checked={draft.send_notification}
        onChange={(send_notification) => onChange({ send_notification })}
      />
    </div>
  );
}
