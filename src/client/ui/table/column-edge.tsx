import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from '#shared/features/configuration/appearance.ts';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './column-edge.module.css';
import type { LaidOut } from './column-widths.ts';

/** CSS pixels that an arrow key moves the edge; with Shift, four times as many. */
const STEP = 16;
/** Milliseconds after the last key: a column that is moved by ten presses is saved once. */
const SETTLED = 400;

export interface ColumnEdgeProps {
  /** The column's name. */
  label: string;
  /** What the person has set; absent while the column is as its list says. */
  own: number | undefined;
  /** The table's columns with this one at a width; without one, as they are when nothing is set. */
  layOut: (width: number | undefined) => LaidOut;
  onResize: (width: number | undefined) => void;
}

const bounded = (width: number) => Math.round(Math.min(Math.max(width, MIN_COLUMN_WIDTH), MAX_COLUMN_WIDTH));

const TABLE_WIDTH = '--table-min-width';
const put = (node: HTMLElement | null | undefined, property: string, value: string | undefined) =>
  value ? node?.style.setProperty(property, value) : node?.style.removeProperty(property);

/** Shows columns at widths that are not yet kept; the rows follow their heads without being drawn again. */
function show(edge: HTMLElement, { columns, min }: LaidOut) {
  const heads = edge.closest('tr')?.querySelectorAll<HTMLElement>('th') ?? [];
  for (const [at, head] of heads.entries()) put(head, '--column-width', columns[at]);
  put(edge.closest('section'), TABLE_WIDTH, `${min}px`);
}

/** A column's edge: dragged, or moved by the arrow keys; a double click or Enter gives the column its usual width back. */
export function ColumnEdge({ label, own, layOut, onResize }: ColumnEdgeProps) {
  const edge = useRef<HTMLSpanElement>(null);
  const drag = useRef<{ x: number; width: number } | null>(null);
  const typed = useRef<{ width: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const [now, setNow] = useState(own ?? MIN_COLUMN_WIDTH);
  // What the table was drawn with: it draws itself again only where that changes.
  const drawn = useRef<string | null>(null);
  const giveBack = () => {
    if (drawn.current !== null) put(edge.current?.closest('section'), TABLE_WIDTH, drawn.current);
    drawn.current = null;
  };
  const measured = () => edge.current?.closest('th')?.offsetWidth ?? now;
  const display = (width: number | undefined) => {
    drawn.current ??= edge.current?.closest('section')?.style.getPropertyValue(TABLE_WIDTH) ?? '';
    if (edge.current) show(edge.current, layOut(width));
  };
  const move = (width: number) => {
    display(width);
    setNow(width);
  };
  const settle = () => {
    const last = typed.current;
    typed.current = null;
    if (!last) return;
    clearTimeout(last.timer);
    giveBack();
    onResize(last.width);
  };
  const settleLate = useRef(settle);
  useEffect(() => {
    settleLate.current = settle;
  });
  // Whoever goes elsewhere at once keeps the width all the same.
  useEffect(() => () => settleLate.current(), []);

  const reset = () => {
    if (typed.current) clearTimeout(typed.current.timer);
    typed.current = null;
    display(undefined);
    giveBack();
    onResize(undefined);
  };
  const endDrag = (keep: boolean) => {
    const from = drag.current;
    drag.current = null;
    if (!from) return;
    if (!keep || now === from.width) display(own);
    giveBack();
    if (keep && now !== from.width) onResize(now);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const width = measured();
    drag.current = { x: event.clientX, width };
    setNow(width);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0;
    if (event.key === 'Escape' && drag.current) endDrag(false);
    else if (event.key === 'Enter') reset();
    else if (by !== 0) {
      if (typed.current) clearTimeout(typed.current.timer);
      const width = bounded((typed.current?.width ?? measured()) + (event.shiftKey ? 4 * by : by));
      typed.current = { width, timer: setTimeout(() => settleLate.current(), SETTLED) };
      move(width);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr parts what stands over and under it; this one is moved
    <span
      ref={edge}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={format(text.column_width, { column: label })}
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuemax={MAX_COLUMN_WIDTH}
      aria-valuenow={now}
      aria-valuetext={format(text.column_pixels, { n: now })}
      title={text.column_width_hint}
      className={classes.edge}
      onFocus={() => setNow(measured())}
      onBlur={settle}
      onKeyDown={onKeyDown}
      onDoubleClick={reset}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => drag.current && move(bounded(drag.current.width + clientX - drag.current.x))}
      onPointerUp={() => endDrag(true)}
      onPointerCancel={() => endDrag(false)}
    />
  );
}
