import { FormCheckbox } from '#client/components/form/checkbox-field.tsx';
import { FormDate } from '#client/components/form/fields.tsx';
import { FormTextarea } from '#client/components/form/text-fields.tsx';
import { useTimeZone } from '#client/platform/organization.ts';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import type { Task } from './referral-draft.ts';
import classes from './referral-flow.module.css';

/** When it happened, what is to be known of it, and whether others are sent a notice. */
export function NotesStep({ task, referredAt }: { task: Task; referredAt: CalendarDay | null }) {
  const today = dayInZone(new Date(), useTimeZone());
  return (
    <div className={classes.stack}>
      <FormDate
        name="referred_at"
        label={task === 'outgoing' ? text.sent_date : text.received_date}
        required
        clearable={false}
      />
      {referredAt !== null && referredAt > today && <Notice tone="warning">{text.future_date}</Notice>}
      <FormTextarea name="notes" label={text.notes} />
      <FormCheckbox name="send_notification" label={text.send_notification} hint={text.send_notification_hint} />
    </div>
  );
}
