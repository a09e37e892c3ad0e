import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import { MAX_COLUMNS, MIN_COLUMNS } from '#shared/features/configuration/list-views.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './column-list.module.css';
import { type ColumnChoice, inOrder, mayToggle, moved, toggled } from './columns.ts';

interface ColumnListProps {
  columns: readonly ColumnChoice[];
  required: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** What has the focus once the list has been drawn again: a row that moves in the page would lose it. */
interface Refocus {
  id: string;
  control: 'tick' | 'up' | 'down';
}

function focusAgain(list: HTMLElement | null, { id, control }: Refocus) {
  const row = list?.querySelector<HTMLElement>(`[data-column="${CSS.escape(id)}"]`);
  const tick = row?.querySelector<HTMLElement>('input');
  const [up, down] = row?.querySelectorAll<HTMLButtonElement>('button') ?? [];
  const wanted = control === 'tick' ? [tick] : control === 'up' ? [up, down] : [down, up];
  // A button that has just reached its end is disabled: the other one takes the focus.
  wanted.find((each) => each?.matches(':enabled'))?.focus();
}

/** The columns with their ticks and, of those shown, the order: by drag, by button, or by Alt and an arrow key. */
export function ColumnList({ columns, required, chosen, onChange }: ColumnListProps) {
  const list = useRef<HTMLDivElement>(null);
  const refocus = useRef<Refocus>(null);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const shown = inOrder(columns, chosen);
  const others = columns.filter((column) => !chosen.includes(column.id));

  useEffect(() => {
    if (refocus.current) focusAgain(list.current, refocus.current);
    refocus.current = null;
  });

  const toggle = (id: string) => {
    refocus.current = { id, control: 'tick' };
    onChange(toggled(chosen, id));
  };
  const moveTo = ({ id, label }: ColumnChoice, to: number) => {
    const next = moved(chosen, id, to);
    if (next.indexOf(id) === chosen.indexOf(id)) return;
    setSaid(format(text.column_moved, { column: label, n: next.indexOf(id) + 1, total: next.length }));
    onChange(next);
  };
  const step = (column: ColumnChoice, by: 1 | -1, control: Refocus['control']) => {
    refocus.current = { id: column.id, control };
    moveTo(column, chosen.indexOf(column.id) + by);
  };
  const onKeyDown = (column: ColumnChoice) => (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || by === null) return;
    event.preventDefault();
    step(column, by, event.target instanceof HTMLInputElement ? 'tick' : by === -1 ? 'up' : 'down');
  };
  const first = [...shown, ...others].find(({ id }) => mayToggle(chosen, id, required));
  const limit = chosen.length >= MAX_COLUMNS ? text.columns_max : chosen.length <= MIN_COLUMNS ? text.columns_min : '';
  const tick = (column: ColumnChoice) => (
    <Checkbox
      label={column.label}
      hint={column.id === required ? text.column_required : undefined}
      checked={chosen.includes(column.id)}
      disabled={!mayToggle(chosen, column.id, required)}
      autoFocus={column === first}
      onChange={() => toggle(column.id)}
    />
  );

  return (
    <div ref={list} className={classes.list}>
      <p className={classes.hint}>{text.columns_hint}</p>
      <div role="status" className={limit ? classes.limit : undefined}>
        {limit}
      </div>
      <h3 className={classes.title}>{text.columns_chosen}</h3>
      <ol className={classes.rows}>
        {shown.map((column, at) => (
          <li
            key={column.id}
            data-column={column.id}
            className={`${classes.row} ${dragged === column.id ? classes.dragged : ''}`}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(column.id);
            }}
            onDragOver={(event) => {
              event.preventDefault();
              const moving = shown.find(({ id }) => id === dragged);
              if (moving) moveTo(moving, at);
            }}
            onDragEnd={() => setDragged(undefined)}
            onKeyDown={onKeyDown(column)}
          >
            <IconGripVertical size={18} stroke={1.75} aria-hidden className={classes.grip} />
            <div className={classes.tick}>{tick(column)}</div>
            <IconButton
              label={format(text.column_up, { column: column.label })}
              disabled={at === 0}
              onClick={() => step(column, -1, 'up')}
            >
              <IconArrowUp size={18} stroke={1.75} />
            </IconButton>
            <IconButton
              label={format(text.column_down, { column: column.label })}
              disabled={at === shown.length - 1}
              onClick={() => step(column, 1, 'down')}
            >
              <IconArrowDown size={18} stroke={1.75} />
            </IconButton>
          </li>
        ))}
      </ol>
      {others.length > 0 && <h3 className={classes.title}>{text.columns_others}</h3>}
      <ul className={classes.rows}>
        {others.map((column) => (
          <li key={column.id} data-column={column.id} className={classes.row}>
            {tick(column)}
          </li>
        ))}
      </ul>
      <div role="status" className="lf-sr-only">
        {said}
      </div>
    </div>
  );
}
