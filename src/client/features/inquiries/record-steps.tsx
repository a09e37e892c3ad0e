import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './record-steps.module.css';

interface RecordStepsProps {
  place: { n: number; total: number; previous?: string; next?: string };
  onGo: (id: string) => void;
}

/** '◂ 4 of 27 ▸': along the list the record was opened from. */
export function RecordSteps({ place, onGo }: RecordStepsProps) {
  const { n, total, previous, next } = place;
  return (
    <div className={classes.steps}>
      <IconButton label={text.previous_record} disabled={!previous} onClick={() => previous && onGo(previous)}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </IconButton>
      <span className={classes.place}>{format(text.record_of, { n, total: total.toLocaleString('en-US') })}</span>
      <IconButton label={text.next_record} disabled={!next} onClick={() => next && onGo(next)}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
