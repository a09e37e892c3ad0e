import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { inferRouterOutputs } from '@trpc/server';
import { SortHandle } from '#client/components/sortable/sort-handle.tsx';
import { Day } from '#client/components/when.tsx';
import { inquiryHref } from '#client/platform/links.ts';
import { useNow } from '#client/platform/use-now.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import type { AppRouter } from '#server/app-router.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { StatusCell } from '../list/inquiry-cells.tsx';
import classes from './inquiry-board.module.css';

export type Column = inferRouterOutputs<AppRouter>['inquiries']['board'][number];
type Card = Column['list'][number];

const DAY = 86_400;
const inDollars = (amount: number) => `$${numberText(Math.round(amount))}`;

interface BoardColumnProps {
  column: Column;
  mayMove: boolean;
  /** Whether the lifted card may be put down here. */
  open: boolean;
  /** Whether any card is lifted. */
  lifted: boolean;
  onMore: (() => void) | undefined;
  onAll: () => void;
}

/** A status: how many stand in it and what they are worth, over their cards. */
export function BoardColumn({ column, mayMove, open, lifted, onMore, onAll }: BoardColumnProps) {
  const { status, total, total_capped, amount, weighted_amount, weight, list } = column;
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: !open });
  const heading = `board-${status}`;
  const count = `${numberText(total)}${total_capped ? '+' : ''}`;
  const isShort = list.length < total;
  return (
    <section
      ref={setNodeRef}
      className={classes.column}
      aria-labelledby={heading}
      data-over={(lifted && isOver) || undefined}
      data-closed={!open || undefined}
    >
      <header>
        <h2 id={heading} className={classes.title}>
          <StatusPill status={status} />
          <span className={classes.count}>{count}</span>
        </h2>
        {amount > 0 && (
          <p className={classes.worth} title={format(text.board_weight, { n: weight })}>
            {format(text.board_worth, { amount: inDollars(amount), weighted: inDollars(weighted_amount) })}
          </p>
        )}
      </header>
      {list.length === 0 && <p className={classes.none}>{text.board_empty}</p>}
      <ol className={classes.cards} aria-label={INQUIRY_STATUS_LABELS[status]}>
        {list.map((card) => (
          <BoardCard key={card.id} card={card} mayMove={mayMove} />
        ))}
      </ol>
      {isShort && (
        <div className={classes.more}>
          {onMore && (
            <Button kind="quiet" onClick={onMore}>
              {text.board_more}
            </Button>
          )}
          <Button kind="quiet" onClick={onAll}>
            {format(text.board_all, { n: count })}
          </Button>
        </div>
      )}
    </section>
  );
}

function BoardCard({ card, mayMove }: { card: Card; mayMove: boolean }) {
  const name = card.opportunity_name;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id: card.id,
    disabled: !mayMove,
  });
  const moved = transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined;
  const { staff = [], priority, opportunity_total_amount: amount } = card;
  const facts = [
    staff.join(', '),
    priority ? `${text.priority} ${priority}` : '',
    amount === null ? '' : inDollars(amount),
  ].filter((fact) => fact !== '');
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      style={moved ? { transform: moved } : undefined}
      data-dragged={isDragging || undefined}
    >
      <div className={classes.line}>
        <Link href={inquiryHref(card.id)} className={classes.name}>
          {name}
        </Link>
        {mayMove && <SortHandle name={name} {...{ attributes, listeners, setActivatorNodeRef }} />}
      </div>
      {facts.length > 0 && <p className={classes.facts}>{joined(...facts)}</p>}
      {card.scheduled_admit_date && card.status === 'SCHEDULED-ADMIT' && (
        <p className={classes.facts}>
          {text.phone_admit} <Day day={card.scheduled_admit_date} />
        </p>
      )}
      <div className={classes.line}>
        <InStatus since={card.in_status_since} />
        {mayMove && <StatusCell row={card} />}
      </div>
    </li>
  );
}

/** How many days a card has stood where it stands. */
function InStatus({ since }: { since: number }) {
  const days = Math.max(0, Math.floor((useNow(60_000, true) / 1000 - since) / DAY));
  const pattern =
    days === 0 ? text.board_in_status_today : days === 1 ? text.board_in_status_day : text.board_in_status;
  return <span className={classes.facts}>{format(pattern, { n: days })}</span>;
}
