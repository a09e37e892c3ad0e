import { useQuery } from '@tanstack/react-query';
import { trpc } from '#client/platform/trpc.ts';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import configurationsClasses from '../configurations.module.css';
import classes from './outreach.module.css';

/** Milliseconds between two looks at a recomputation that runs. */
const POLL_MS = 1_000;

/** How far the sources are worked out again after the interval has changed; nothing where none waits. */
export function EngagementProgress() {
  const { data } = useQuery({
    ...trpc.activities.engagementProgress.queryOptions({}),
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'done' ? POLL_MS : false),
  });
  if (!data || data.state === 'done') return null;
  const { state, done, total } = data;
  const said = state === 'waiting' ? text.interval_waiting : format(text.interval_running, { done, total });
  return (
    <div role="status" className={classes.progress}>
      <p className={configurationsClasses.faint}>{said}</p>
      <Progress label={said} percent={total > 0 ? (done / total) * 100 : 0} />
    </div>
  );
}
