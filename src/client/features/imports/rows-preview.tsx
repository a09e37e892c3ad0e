import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { DataTable } from '#client/ui/table/data-table.tsx';
import { Pager } from '#client/ui/table/pager.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { PREVIEW_PAGE, type RowOutcome } from '#shared/features/imports/imports.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type Import, type ImportMoves, type ImportRow, rowsOptions } from './imports.data.ts';
import classes from './imports.module.css';
import { ProblemRows, type TypedRows } from './problem-rows.tsx';
import { rowColumns } from './row-columns.tsx';

interface RowsPreviewProps {
  shown: Import;
  outcomes: readonly RowOutcome[];
  moves: Pick<ImportMoves, 'fix' | 'keepPhones'>;
}

const PLAIN: readonly RowOutcome[] = ['new', 'saved', 'undone'];

/**
 * The rows of a file by what becomes of them, a page at a time, opened where there are any; those with a problem one at a
 * time, to be put right.
 */
export function RowsPreview({ shown, outcomes, moves: { fix, keepPhones } }: RowsPreviewProps) {
  const [chosen, setChosen] = useState<{ outcome: RowOutcome; page: number }>();
  const firstWithRows = outcomes.find((each) => (shown.counts[each] ?? 0) > 0) ?? outcomes[0]!;
  const [opened] = useState(firstWithRows);
  // Where nobody chose and the last of its rows was put right, those that are left are shown.
  const left = (shown.counts[opened] ?? 0) > 0 ? opened : firstWithRows;
  const { outcome, page: turned } = chosen ?? { outcome: left, page: 1 };
  const count = shown.counts[outcome] ?? 0;
  const pages = Math.max(1, Math.ceil(count / PREVIEW_PAGE));
  // The last row of a page may be put right: the page before it is the last one then.
  const page = Math.min(turned, pages);
  const rows = useQuery(rowsOptions(shown.id, outcome, page));
  const [typed, setTyped] = useState<TypedRows>({});
  const { kind, id, mapping } = shown;
  const columns = useMemo(() => {
    const made = rowColumns({ kind, mapping });
    return PLAIN.includes(outcome) ? made.plain : made.reasoned;
  }, [kind, mapping, outcome]);
  const goTo = (next: number) => setChosen({ outcome, page: next });
  const onFix = (row: ImportRow, values: Record<string, string>) =>
    fix.mutate(
      { import_id: id, line: row.line, values },
      {
        onSuccess: ({ outcome: now, line }) => {
          if (now === 'new') toast.success(format(text.fixed, { n: line }));
          if (now === 'duplicate') toast.success(format(text.still_duplicate, { n: line }));
        },
      },
    );
  const fixable = outcome === 'problem' && rows.data !== undefined && rows.data.length > 0;

  return (
    <div className={classes.stack}>
      <fieldset className={classes.tabs} aria-label={text.tabs}>
        {outcomes.map((each) => (
          <Button key={each} aria-pressed={each === outcome} onClick={() => setChosen({ outcome: each, page: 1 })}>
            {format(text[TABS[each]], { n: shown.counts[each] ?? 0 })}
          </Button>
        ))}
      </fieldset>
      {fixable ? (
        <ProblemRows
          kind={kind}
          rows={rows.data}
          count={count}
          page={page}
          onPage={goTo}
          typed={typed}
          onType={({ line }, field, value) =>
            setTyped((before) => ({ ...before, [line]: { ...before[line], [field]: value } }))
          }
          checking={fix.isPending}
          keeping={keepPhones.isPending}
          onFix={onFix}
          onKeepPhones={() => keepPhones.mutate(id)}
        />
      ) : (
        <DataTable
          caption={format(text[TABS[outcome]], { n: count })}
          columns={columns}
          rows={rows.isError ? [] : rows.data}
          rowId={({ line }) => String(line)}
          density="compact"
          maxHeight="46vh"
          refetching={rows.isFetching}
          error={
            rows.isError ? <ErrorBanner message={text.error_fetching} onRetry={() => void rows.refetch()} /> : undefined
          }
          empty={<EmptyState title={text.no_rows} />}
        />
      )}
      {pages > 1 && !fixable && <Pager label={text.row_pages} page={page} pages={pages} onChange={goTo} />}
    </div>
  );
}

const TABS = {
  new: 'tab_new',
  duplicate: 'tab_duplicate',
  problem: 'tab_problem',
  saved: 'tab_saved',
  skipped: 'tab_skipped',
  undone: 'tab_undone',
  kept: 'tab_kept',
} as const satisfies Record<RowOutcome, keyof typeof text>;
