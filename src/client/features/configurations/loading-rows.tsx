import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import classes from './configurations.module.css';

const ROWS = ['one', 'two', 'three'] as const;

/** Stands where a card's rows will come. */
export const LoadingRows = () => (
  <div role="status" aria-busy="true" aria-label={uiMessages.table_loading} className={classes.form}>
    {ROWS.map((row) => (
      <Skeleton key={row} height={36} />
    ))}
  </div>
);
