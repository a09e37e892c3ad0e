import { Progress } from '#client/ui/feedback/progress.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Import } from './imports.data.ts';
import classes from './imports.module.css';

const LABELS = {
  checking: text.working_checking,
  saving: text.working_saving,
  undoing: text.working_undoing,
} as const;

/** How far an import's job is; while a file is read, nobody knows yet how long it is. */
export function WorkingStep({ shown: { state, rows_done, rows_total } }: { shown: Import }) {
  const label = LABELS[state as keyof typeof LABELS];
  return (
    <div className={classes.stack} role="status">
      <strong>{label}</strong>
      <Progress label={label} percent={rows_total === 0 ? 0 : (rows_done / rows_total) * 100} />
      {rows_done === 0 && <span>{text.working_waits}</span>}
      {rows_total > 0 && <span>{format(text.working_part, { done: rows_done, total: rows_total })}</span>}
      {rows_total === 0 && rows_done > 0 && <span>{format(text.working_so_far, { done: rows_done })}</span>}
      <p className={classes.muted}>{text.close_meanwhile}</p>
    </div>
  );
}
