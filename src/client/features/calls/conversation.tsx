import { memo, useEffect, useRef } from 'react';
import { scrollWithin } from '#client/components/pdf/scroll-within.ts';
import { Card } from '#client/ui/display/card.tsx';
import { callsMessages as text } from '#shared/features/calls/calls.messages.ts';
import { formatDuration, type TranscriptLine } from '#shared/features/calls/calls.rules.ts';
import { formatInstant } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './call-page.module.css';

interface ConversationProps {
  lines: readonly TranscriptLine[];
  timeZone: string;
  /** The line that is spoken now; -1 while none is. */
  current: number;
  /** Whether to keep that line in view. */
  following: boolean;
  /** Hears the recording from so many seconds on; absent where there is none. */
  onSeek?: (seconds: number) => void;
}

/** What was said, line by line, beside the recording. */
export const Conversation = memo(function Conversation(props: ConversationProps) {
  const { lines, timeZone, current, following, onSeek } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children[current];
    if (following && list.current && line) scrollWithin(list.current, line, 'center');
  }, [current, following]);
  if (lines.length === 0)
    return (
      <Card title={text.conversation}>
        <p className={classes.remark}>{text.no_conversation}</p>
      </Card>
    );
  return (
    <Card title={text.conversation}>
      {onSeek && <p className={classes.remark}>{text.conversation_hint}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to scroll it with keys */}
      <ol ref={list} className={classes.lines} aria-label={text.conversation} tabIndex={0}>
        {lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a transcript does not change, and two lines may be alike
            key={index}
            line={line}
            timeZone={timeZone}
            spoken={index === current}
            onSeek={onSeek}
          />
        ))}
      </ol>
    </Card>
  );
});

interface LineProps {
  line: TranscriptLine;
  timeZone: string;
  spoken: boolean;
  onSeek?: (seconds: number) => void;
}

const Line = memo(function Line({ line, timeZone, spoken, onSeek }: LineProps) {
  const seconds = line.offset_ms / 1000;
  const at = formatDuration(seconds);
  const hear = onSeek && (() => onSeek(seconds));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a convenience for the mouse beside the line's own button
    <li
      className={`${classes.line} ${classes[line.type]} ${hear ? classes.hearable : ''}`}
      aria-current={spoken ? 'true' : undefined}
      onClick={hear && (() => window.getSelection()?.isCollapsed !== false && hear())}
    >
      <div className={classes.said}>
        <span className={classes.speaker}>
          {line.type === 'assistant' ? text.speaker_assistant : text.speaker_user}
        </span>
        {hear ? (
          <button
            type="button"
            className={`${classes.at} ${classes.playFrom}`}
            aria-label={format(text.play_from, { at })}
            onClick={(event) => {
              event.stopPropagation();
              hear();
            }}
          >
            {at}
          </button>
        ) : (
          <span className={classes.at}>{at}</span>
        )}
        <time className={classes.moment} dateTime={new Date(line.timestamp * 1000).toISOString()}>
          {formatInstant(line.timestamp, timeZone)}
        </time>
      </div>
      <p className={classes.words}>{line.message}</p>
    </li>
  );
});
