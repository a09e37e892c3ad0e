import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import type { Met } from '../use-configured.ts';

export type IntervalConfig = { version: number; period: number } & Record<string, unknown>;

interface IntervalMetProps {
  met: Met<IntervalConfig>;
  saving: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else saved another number meanwhile: both are said, and one is chosen. */
export const IntervalMet = ({ met: { message, theirs, mine }, saving, onTakeTheirs, onKeepMine }: IntervalMetProps) => (
  <Notice
    tone="warning"
    title={message}
    action={
      <span className={classes.actions}>
        <Button onClick={onTakeTheirs}>{format(text.interval_take_theirs, { n: theirs.period })}</Button>
        <Button kind="primary" loading={saving} onClick={onKeepMine}>
          {format(text.interval_keep_mine, { n: mine.period })}
        </Button>
      </span>
    }
  >
    {format(text.interval_met, { theirs: theirs.period, mine: mine.period })}
  </Notice>
);
