import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { tasksMessages as text } from '../../../shared/features/tasks/tasks.messages.ts';
import type { TaskListQuery } from '../../../shared/features/tasks/tasks.schemas.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import type { Page } from '../../../shared/platform/pagination.ts';
import { countText } from '../../components/list-page/count-text.ts';
import { ListTable } from '../../components/list-page/list-table.tsx';
import { changedSearch, useListPage } from '../../components/list-page/use-list-page.ts';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import type { ReferralPickers } from '../../components/referral-pickers.ts';
import { taskHref } from '../../platform/links.ts';
import { useMay, useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AddTaskDialog } from './add-task-dialog.tsx';
import { taskColumns } from './tasks.columns.tsx';
import { type Task, taskListOptions, useToggleTask } from './tasks.data.ts';

const told = (page: Page<Task> | undefined) =>
  page && (page.total === 1 ? text.count_one : format(text.count, { n: countText(page) ?? '' }));

interface TasksProps {
  search: TaskListQuery;
  pickers: ReferralPickers;
  onSearch: (next: TaskListQuery) => void;
}

/** The organisation's tasks: the address says which page, and what is sought. */
export function Tasks({ search, pickers, onSearch }: TasksProps) {
  const timeZone = useTimeZone();
  const mayWrite = useMay('tasks:write');
  const [adding, setAdding] = useState(false);
  const change = (part: Partial<TaskListQuery>) => onSearch(changedSearch(search, part));
  const result = useQuery(taskListOptions(search));
  const list = useListPage({ name: 'tasks', page: search.page, result, hrefOf: taskHref, onPlace: change });
  const { mutate: toggle } = useToggleTask();
  const columns = useMemo(() => {
    const onToggle = (task: Task) => toggle({ task_id: task.id, task: { is_complete: !task.is_complete } });
    return taskColumns({ today: dayInZone(new Date(), timeZone), mayWrite, onOpen: list.remember, onToggle });
  }, [timeZone, mayWrite, list.remember, toggle]);

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
        searchRef={list.searchBox}
        onSearch={(query) => change({ query: query || undefined })}
        count={told(result.data)}
      />
      <ListTable
        list={list}
        caption={text.tasks}
        columns={columns}
        around={264}
        failed={text.failed_to_load}
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
      {adding && <AddTaskDialog pickers={pickers} onClose={() => setAdding(false)} />}
    </>
  );
}
