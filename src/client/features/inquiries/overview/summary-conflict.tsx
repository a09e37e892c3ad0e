import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import classes from './summary-card.module.css';

interface SummaryConflictProps {
  /** Whose change it met, as the server says it. */
  who: string;
  theirs: string;
  onKeep: () => void;
  onTake: () => void;
}

/** Someone saved while this one typed: their words beside one's own, and a choice. */
export function SummaryConflict({ who, theirs, onKeep, onTake }: SummaryConflictProps) {
  return (
    <Notice tone="warning" title={who}>
      <div>{text.conflict_theirs}</div>
      <blockquote className={classes.theirs}>{theirs || '-'}</blockquote>
      <div className={classes.buttons}>
        <Button onClick={onTake}>{text.conflict_take}</Button>
        <Button onClick={onKeep}>{text.conflict_keep}</Button>
      </div>
    </Notice>
  );
}
