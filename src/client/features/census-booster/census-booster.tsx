import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { censusBoosterMessages as text } from '#shared/features/census-booster/census-booster.messages.ts';
import type { BoosterParameters } from '#shared/features/census-booster/census-booster.rules.ts';
import { BoosterForm } from './booster-form.tsx';
import { BoosterFormula } from './booster-formula.tsx';
import { BoosterTables } from './booster-tables.tsx';
import { boosterOptions } from './census-booster.data.ts';
import classes from './census-booster.module.css';

/** What the last run of this browser session was made with; nothing of it is saved (C-66). */
const LAST_RUN = ['census_booster', 'last_run'] as const;

/** Plans a month: what fills the house, and how many inquiries lead to it. */
export function CensusBooster({ aside }: { aside?: ReactNode }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(() => client.getQueryData<Partial<BoosterParameters>>(LAST_RUN) ?? {});
  const [restored, setRestored] = useState(0);
  const { data, error, refetch, isFetching } = useQuery(boosterOptions(asked));

  /** What was asked for last: an answer that comes after it is shown no more. */
  const latest = useRef(asked);
  const run = async (next: Partial<BoosterParameters>) => {
    latest.current = next;
    await client.fetchQuery(boosterOptions(next));
    if (latest.current !== next) return;
    client.setQueryData(LAST_RUN, next);
    setAsked(next);
  };
  const restore = async () => {
    const presumed = {};
    try {
      await run(presumed);
      if (latest.current === presumed) setRestored((times) => times + 1);
    } catch {
      toast.error(text.error_fetching_data);
    }
  };
  if (!data)
    return error ? (
      <ErrorBanner message={text.error_fetching_data} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton height={420} />
    );
  return (
    <div className={classes.booster}>
      <div className={classes.head}>
        <p className={classes.hint}>{text.booster_hint}</p>
        {aside}
      </div>
      <BoosterForm
        key={restored}
        isRestored={restored > 0}
        parameters={data.parameters}
        onRun={run}
        onRestore={() => void restore()}
      />
      <BoosterFormula parameters={data.parameters} />
      <BoosterTables {...data} />
    </div>
  );
}
