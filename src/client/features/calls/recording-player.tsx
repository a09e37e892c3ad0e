import { SegmentedControl, Tooltip } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { callsMessages as text } from '#shared/features/calls/calls.messages.ts';
import { formatDuration } from '#shared/features/calls/calls.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './call-page.module.css';
import { type Player, SPEEDS, type Speed } from './use-player.ts';

/** Seconds that one press of an arrow key goes. */
const STEP = 5;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
};

/** Plays the call: a place to seek, the time, and the speed. */
export function RecordingPlayer({ player, available }: { player: Player; available: boolean }) {
  const { state, playing, at, length, speed } = player;
  const place = { at: formatDuration(at), total: formatDuration(length) };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    player.seek(Math.min(Math.max(0, at + step), length));
  };
  const button = (
    <Button
      kind="primary"
      disabled={!available}
      icon={playing ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
      onClick={player.toggle}
    >
      {playing ? text.pause_recording : text.play_recording}
    </Button>
  );
  if (!available)
    return (
      <Card title={text.recording}>
        <div className={classes.player}>
          <Tooltip label={text.no_recording}>
            <span className={classes.silent}>{button}</span>
          </Tooltip>
          <span className={classes.remark}>{text.no_recording}</span>
        </div>
      </Card>
    );
  return (
    <Card title={text.recording}>
      {state === 'failed' && <ErrorBanner message={text.failed_to_load} onRetry={() => player.seek(at, true)} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame and want a legend */}
      <div className={classes.player} role="group" aria-label={text.recording_controls}>
        {button}
        <div className={classes.place}>
          <input
            type="range"
            className={classes.slider}
            aria-label={text.position}
            aria-valuetext={format(text.position_of, place)}
            min={0}
            max={Math.max(length, 0.1)}
            step={0.1}
            value={Math.min(at, length)}
            onChange={(event) => player.seek(Number(event.currentTarget.value))}
            onKeyDown={onKeyDown}
          />
          <span className={classes.time} aria-hidden>
            {state === 'loading' ? text.loading_recording : format(text.position_of, place)}
          </span>
        </div>
        <SegmentedControl
          aria-label={text.speed}
          size="xs"
          value={String(speed)}
          onChange={(value) => player.setSpeed(Number(value) as Speed)}
          data={SPEEDS.map((value) => ({ value: String(value), label: format(text.speed_times, { n: value }) }))}
        />
      </div>
    </Card>
  );
}
