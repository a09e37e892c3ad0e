import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReferralPickers } from '#client/components/referral-pickers.ts';
import { Day } from '#client/components/when.tsx';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { dotted } from '#client/ui/display/phrase.tsx';
import { drawnLater, useFetchedAhead } from '#client/ui/drawn-later.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { referralTasks } from '#shared/features/referral-flow/referral-flow.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Task } from './referral-draft.ts';
import { dayOf, isWhole, labelsOf, whoOf } from './referral-facts.ts';
import { platformsOptions, type ReferralRecord, recordsOptions } from './referral-flow.data.ts';
import classes from './referral-flow.module.css';
import { TaskRow } from './task-row.tsx';

const ReferralWizard = drawnLater(async () => (await import('./referral-wizard.tsx')).ReferralWizard);
const ReferralsDialog = drawnLater(async () => (await import('./referrals-dialog.tsx')).ReferralsDialog);

/** What stands open over the page: what was logged (of one task, or of all), or the completing of one task. */
type Layer = { kind: 'records'; only?: Task } | { kind: 'wizard'; task: Task; back: Layer | null };

interface ReferralTasksProps {
  opportunityId: string;
  pickers: ReferralPickers;
}

/** An inquiry's three referral tasks and how many of them are completed, up to date with every change. */
export function ReferralTasks({ opportunityId, pickers }: ReferralTasksProps) {
  const timeZone = useTimeZone();
  const mayAdd = useMay('referral_flow:write');
  const { data, error, refetch, isFetching } = useQuery(recordsOptions(opportunityId));
  const platforms = useQuery(platformsOptions());
  const [layer, setLayer] = useState<Layer | null>(null);
  const panel = useRef<HTMLUListElement>(null);
  const tasks = referralTasks<ReferralRecord>(data ?? []);
  const labels = labelsOf(platforms.data);

  useFetchedAhead(pickers.ahead);
  const start = async (task: Task) => {
    // What cannot be fetched is fetched again where it is drawn, and that says so if it fails.
    await pickers.ahead().catch(() => undefined);
    setLayer({ kind: 'wizard', task, back: layer });
  };
  const open = layer !== null;
  // The button that opened the first layer may be gone with the task that was completed, or with a layer between.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (document.activeElement === document.body) panel.current?.focus();
    };
  }, [open]);
  const inOneLine = (record: ReferralRecord) => {
    const day = dayOf(record, timeZone);
    return dotted(whoOf(record, labels), day && <Day day={day} />);
  };
  const summaries = (records: readonly (ReferralRecord | null)[]) =>
    records.map(
      (record) =>
        record && (
          <div key={record.id} className={classes.summary}>
            {isWhole(record) ? inOneLine(record) : text.not_yours}
          </div>
        ),
    );
  const row = (task: Task, records: readonly ReferralRecord[]) => (
    <TaskRow
      key={task}
      task={task}
      count={records.length}
      mayAdd={mayAdd}
      onStart={() => void start(task)}
      onView={() => setLayer({ kind: 'records', only: task })}
    >
      {summaries(records)}
    </TaskRow>
  );

  return (
    <Card
      title={text.tasks_title}
      aside={
        data && (
          <div className={classes.aside}>
            <span role="status" className={classes.counter}>
              {format(text.tasks_done, { n: tasks.completed, total: tasks.total })}
            </span>
            <Button kind="quiet" onClick={() => setLayer({ kind: 'records' })}>
              {text.dialog_title}
            </Button>
          </div>
        )
      }
    >
      {error && <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton height={160} />}
      {data && (
        <ul ref={panel} tabIndex={-1} className={`${classes.tasks} ${classes.lines}`} aria-label={text.tasks_title}>
          {row('primary', tasks.primary ? [tasks.primary] : [])}
          {row('secondary', tasks.secondary ? [tasks.secondary] : [])}
          {row('outgoing', tasks.outgoing)}
        </ul>
      )}
      {layer?.kind === 'records' && (
        <ReferralsDialog
          tasks={tasks}
          only={layer.only}
          mayAdd={mayAdd}
          onStart={(task) => void start(task)}
          onClose={() => setLayer(null)}
        />
      )}
      {layer?.kind === 'wizard' && (
        <ReferralWizard
          key={layer.task}
          opportunityId={opportunityId}
          task={layer.task}
          pickers={pickers}
          onClose={() => setLayer(layer.back)}
          onDone={() => setLayer(layer.back)}
        />
      )}
    </Card>
  );
}
