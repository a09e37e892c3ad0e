import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { tasksMessages as text } from '../../../shared/features/tasks/tasks.messages.ts';
import type { TaskListQuery } from '../../../shared/features/tasks/tasks.schemas.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { useShortcut } from '../../components/keyboard-provider.tsx';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import type { ReferralPickers } from '../../components/referral-pickers.ts';
import { rememberFocusRow, takeFocusRow } from '../../platform/focus-row.ts';
import { taskHref } from '../../platform/links.ts';
import { useMay, useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { RowFocus } from '../../ui/use-row-focus.ts';
import { AddTaskDialog } from './add-task-dialog.tsx';
import { taskColumns } from './tasks.columns.tsx';
import { type Task, taskListOptions, useToggleTask } from './tasks.data.ts';

const LIST = 'tasks';
const remember = (id: string) => rememberFocusRow(LIST, id);
const told = (total: number, capped: boolean | undefined): string =>
  total === 1
    ? text.count_one
    : format(text.count, { n: capped ? `${COUNT_CAP.toLocaleString('en-US')}+` : total.toLocaleString('en-US') });

interface TasksProps {
  search: TaskListQuery;
  pickers: ReferralPickers;
  onSearch: (next: TaskListQuery) => void;
}

/** The organisation's tasks: the address says which page, and what is sought. */
export function Tasks({ search, pickers, onSearch }: TasksProps) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const mayWrite = useMay('tasks:write');
  const [adding, setAdding] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const rows = useRef<RowFocus>(null);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(taskListOptions(search));
  const { mutate: toggle } = useToggleTask();
  const columns = useMemo(() => {
    const onToggle = (task: Task) => toggle({ task_id: task.id, task: { is_complete: !task.is_complete } });
    return taskColumns({ today: dayInZone(new Date(), timeZone), mayWrite, onOpen: remember, onToggle });
  }, [timeZone, mayWrite, toggle]);

  const change = (part: Partial<TaskListQuery>) =>
    onSearch({ ...search, page: 1, after: undefined, before: undefined, ...part });
  const goTo = (page: number) => {
    const step = page - search.page;
    const after = step === 1 ? data?.next : null;
    const before = step === -1 && page > 1 ? data?.prev : null;
    change({ page, ...(after && { after }), ...(before && { before }) });
  };
  const open = (id: string, event: MouseEvent) => {
    remember(id);
    if (event.ctrlKey || event.metaKey) window.open(taskHref(id), '_blank', 'noopener');
    else void navigate({ to: taskHref(id) });
  };
  const shown = data !== undefined && !isPlaceholderData;
  useEffect(() => {
    const id = shown ? takeFocusRow(LIST) : null;
    if (id) rows.current?.focus(id);
  }, [shown]);
  useShortcut('search', () => searchBox.current?.focus());
  useShortcut('row_next', () => rows.current?.move(1));
  useShortcut('row_previous', () => rows.current?.move(-1));

  const add = mayWrite && (
    <Button kind="primary" onClick={() => setAdding(true)}>
      {text.add_task}
    </Button>
  );
  return (
    <>
      <PageHeader title={text.tasks} actions={add} />
      <ListToolbar
        searchLabel={text.search_tasks}
        search={search.query ?? ''}
        searchRef={searchBox}
        onSearch={(query) => change({ query: query || undefined })}
        count={data && told(data.total, data.total_capped)}
      />
      <DataTable
        caption={text.tasks}
        columns={columns}
        rows={error ? [] : data?.list}
        rowId={(row) => row.id}
        refetching={isFetching && isPlaceholderData}
        focusRef={rows}
        scrollId={LIST}
        onRowClick={(row, event) => open(row.id, event)}
        maxHeight="max(420px, calc(100dvh - 264px))"
        error={
          error ? (
            <ErrorBanner message={text.failed_to_load} onRetry={() => void refetch()} retrying={isFetching} />
          ) : undefined
        }
        empty={
          search.query ? (
            <EmptyState
              title={text.filtered_empty}
              action={<Button onClick={() => change({ query: undefined })}>{text.clear_search}</Button>}
            />
          ) : (
            <EmptyState title={text.no_tasks} action={add} />
          )
        }
      />
      {data && data.total > 0 && (
        <Pager
          page={search.page}
          pages={data.pages}
          capped={data.total_capped}
          hasNext={data.next !== null}
          onChange={goTo}
        />
      )}
      {adding && <AddTaskDialog pickers={pickers} onClose={() => setAdding(false)} />}
    </>
  );
}
