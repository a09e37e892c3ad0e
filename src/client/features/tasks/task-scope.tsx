import { SegmentedControl } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import classes from './tasks.module.css';

const STATES = [
  { value: 'open', label: text.state_open },
  { value: 'snoozed', label: text.state_snoozed },
  { value: 'done', label: text.state_done },
  { value: 'all', label: text.everyones },
];

/** Whose tasks are listed, and which of them: each one press. */
export function TaskScope() {
  const shown = useSearch({ strict: false }) as { mine?: unknown; state?: string };
  const navigate = useNavigate();
  const show = (next: { mine?: boolean; state?: string }) => {
    const change = ({ page: _page, after: _after, before: _before, ...search }: Record<string, unknown>) =>
      Object.fromEntries(Object.entries({ ...search, ...next }).filter(([, value]) => value !== undefined));
    void navigate({ to: '/tasks', search: change, resetScroll: false });
  };
  return (
    <div className={classes.scope}>
      <SegmentedControl
        aria-label={text.whose}
        value={String(shown.mine) === 'true' ? 'mine' : 'all'}
        onChange={(chosen) => show({ mine: chosen === 'mine' ? true : undefined })}
        data={[
          { value: 'mine', label: text.mine },
          { value: 'all', label: text.everyones },
        ]}
      />
      <SegmentedControl
        aria-label={text.state}
        value={shown.state ?? 'all'}
        onChange={(chosen) => show({ state: chosen === 'all' ? undefined : chosen })}
        data={STATES}
      />
    </div>
  );
}
