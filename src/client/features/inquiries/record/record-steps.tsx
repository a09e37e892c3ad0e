import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './record-steps.module.css';
import type { RecordStepsOf } from './use-record-steps.ts';

/** '◂ 4 of 27 ▸': along the list the record was opened from. */
export function RecordSteps({ n, total, previous, next }: RecordStepsOf) {
  return (
    <div className={classes.steps}>
      <IconButton label={text.previous_record} disabled={!previous} onClick={previous}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </IconButton>
      <span className={classes.place}>{format(text.record_of, { n, total })}</span>
      <IconButton label={text.next_record} disabled={!next} onClick={next}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
