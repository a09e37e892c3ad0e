import { type MouseEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import classes from './data-cards.module.css';
import { isPlainPart, type RowSelection } from './data-table-cells.tsx';
import { useHeldRow } from './use-held-row.ts';
import { type RowFocus, useRowFocus } from './use-row-focus.ts';

/** What a card shows: who and the status in its first line, what about and when in its second. */
interface CardParts {
  name: ReactNode;
  status?: ReactNode;
  about?: ReactNode;
  date?: ReactNode;
}

interface DataCardsProps<Row extends { id: string }> {
  /** Names the list. */
  caption: string;
  /** Absent while the first answer is awaited. */
  rows: Row[] | undefined;
  card: (row: Row) => CardParts;
  /** A newer answer is on its way: the cards stay, dimmed. */
  refetching?: boolean;
  empty?: ReactNode;
  error?: ReactNode;
  onRowClick?: (row: Row, event: MouseEvent<HTMLElement>) => void;
  selection?: RowSelection<Row> | undefined;
  /** The heading that a card stands under; said where it changes. */
  groupOf?: ((row: Row) => string) | undefined;
  focusRef?: Ref<RowFocus>;
}

/** A list's rows on a phone: a card of two lines each, which a tap opens and a finger that rests on it chooses. */
export function DataCards<Row extends { id: string }>(props: DataCardsProps<Row>) {
  const { caption, rows, card, refetching = false, empty, error, onRowClick, selection, groupOf } = props;
  const region = useRef<HTMLElement>(null);
  const rowFocus = useRowFocus(region);
  useImperativeHandle(props.focusRef, () => rowFocus, [rowFocus]);
  const choosing = (selection?.ids.size ?? 0) > 0;
  const held = useHeldRow(choosing, (id) => selection?.toggle(id));
  const message = error ?? (rows?.length === 0 ? empty : undefined);
  return (
    <section
      ref={region}
      className={`${classes.region} ${refetching ? classes.dim : ''}`}
      aria-label={caption}
      aria-busy={refetching || (rows === undefined && !error)}
    >
      {refetching && <div className={classes.progress} role="progressbar" aria-label={text.table_updating} />}
      {message !== undefined && <div className={classes.message}>{message}</div>}
      {rows === undefined && !error && <Waiting />}
      {message === undefined && rows && (
        <ul className={classes.cards} data-choosing={choosing || undefined} data-chooses={selection && true}>
          {rows.map((row, index) => {
            const { name, status, about, date } = card(row);
            const before = rows[index - 1];
            const group = groupOf?.(row);
            const heading = group !== undefined && (!before || groupOf?.(before) !== group) && group;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: a convenience for the finger; the keyboard has the name's own link
              <li
                key={row.id}
                data-row={index}
                data-row-id={row.id}
                data-chosen={selection?.ids.has(row.id) || undefined}
                tabIndex={-1}
                className={classes.card}
                {...(selection && held(row.id))}
                onClick={onRowClick && ((event) => isPlainPart(event) && onRowClick(row, event))}
              >
                {selection && (
                  <input
                    type="checkbox"
                    className={classes.check}
                    aria-label={format(text.selection_row, { name: selection.nameOf(row) })}
                    checked={selection.ids.has(row.id)}
                    onChange={() => selection.toggle(row.id)}
                  />
                )}
                {heading && <h2 className={classes.group}>{heading}</h2>}
                <div className={classes.line}>
                  <div className={classes.who}>{name}</div>
                  {status && <div className={classes.status}>{status}</div>}
                </div>
                <div className={classes.line}>
                  <div className={classes.about}>{about}</div>
                  {date && <div className={classes.date}>{date}</div>}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const Waiting = () => (
  <ul className={classes.cards} aria-hidden>
    {Array.from({ length: 8 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
      <li key={index} className={classes.card}>
        <div className={`${classes.line} ${classes.who}`}>
          <Skeleton width={`${45 + ((index * 13) % 40)}%`} />
        </div>
        <div className={`${classes.line} ${classes.about}`}>
          <Skeleton width="35%" />
        </div>
      </li>
    ))}
  </ul>
);
