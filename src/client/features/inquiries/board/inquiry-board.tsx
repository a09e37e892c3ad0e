import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BoardProps } from '#client/components/list/define-list.ts';
import { useAllowed } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import {
  INQUIRY_STATUS_LABELS,
  INQUIRY_STATUSES,
  toInquiryStatus,
} from '#shared/features/inquiries/inquiries.rules.ts';
import type { InquiryListQuery } from '#shared/features/inquiries/inquiries.schemas.ts';
import { transitionsFrom } from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type AskedChange, AskedChanges } from '../status/asked-changes.tsx';
import { useInTurn } from '../status/use-in-turn.ts';
import { BoardColumn, type Column } from './board-column.tsx';
import classes from './inquiry-board.module.css';

/** Cards of a status at first, and with each press for more. */
const PORTION = 20;
const MAX_CARDS = 100;
/** Pixels the pointer goes before a press becomes a drag. */
const DRAG_FROM = 4;

/** The arrow keys lead a lifted card to the next status that it may go to. */
const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = event.code === KeyboardCode.Right ? 1 : event.code === KeyboardCode.Left ? -1 : 0;
  if (step === 0) return undefined;
  event.preventDefault();
  const at = context.collisionRect?.left ?? currentCoordinates.x;
  const columns = context.droppableContainers
    .getEnabled()
    // Measured now: what the library keeps comes a moment after a card is lifted.
    .flatMap(({ node }) => node.current?.getBoundingClientRect() ?? [])
    .filter(({ left, width }) => (step > 0 ? left > at : left + width < at + width / 2))
    .sort((one, other) => step * (one.left - other.left));
  const [next] = columns;
  return next ? { x: next.left + 8, y: Math.max(next.top + 8, currentCoordinates.y) } : undefined;
};

/** The list's inquiries by their status: a card is moved by its handle, with the arrow keys, or through its menu. */
export function InquiryBoard({ query, onShowStatus }: BoardProps<InquiryListQuery>) {
  const allowed = useAllowed();
  const mayMove = allowed('inquiries:status');
  const [limit, setLimit] = useState(PORTION);
  const [lifted, setLifted] = useState<string | null>(null);
  const changes = useInTurn<AskedChange>();
  const { page: _page, after: _after, before: _before, status_filter, ...listed } = query;
  const { data, error, refetch, isFetching } = useQuery({
    ...trpc.inquiries.board.queryOptions({ ...listed, limit }),
    placeholderData: keepPreviousData,
  });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  if (error && !data)
    return <ErrorBanner message={text.error_fetching_inquiries} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton height={480} />;

  const cards = new Map(data.flatMap(({ list }) => list.map((card) => [card.id, card] as const)));
  const moving = lifted === null ? undefined : cards.get(lifted);
  const targets = moving ? transitionsFrom(moving.status, allowed('inquiries:undo')) : [];
  const shown = data.filter(({ status }) => status_filter.length === 0 || status_filter.includes(status));

  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(null);
    const card = cards.get(String(active.id));
    const to = INQUIRY_STATUSES.find((status) => status === over?.id);
    if (card && to && to !== card.status) changes.ask({ inquiryId: card.id, to });
  };
  const said = (pattern: string, id: unknown, status?: unknown) => {
    const card = cards.get(String(id));
    const at = toInquiryStatus(String(status ?? card?.status)) ?? 'PRE-ASSESSMENT';
    return format(pattern, { name: card?.opportunity_name ?? '', status: INQUIRY_STATUS_LABELS[at] });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => said(text.board_lifted, active.id),
    onDragOver: ({ active, over }) => {
      if (!over) return said(text.board_not_over, active.id);
      // A card that is lifted is over its own status at once, which must not drown that it was lifted.
      const own = over.id === cards.get(String(active.id))?.status;
      return own ? said(text.board_lifted, active.id) : said(text.board_over, active.id, over.id);
    },
    onDragEnd: ({ active, over }) =>
      over ? said(text.board_dropped, active.id, over.id) : said(text.board_stayed, active.id),
    onDragCancel: ({ active }) => said(text.board_stayed, active.id),
  };
  return (
    <DndContext
      sensors={sensors}
      // The pointer says where a card is going; the keyboard has none.
      collisionDetection={(at) => (at.pointerCoordinates ? pointerWithin(at) : rectIntersection(at))}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragCancel={() => setLifted(null)}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.board_hint } }}
    >
      <section className={classes.board} aria-label={text.board_of} aria-busy={isFetching}>
        {shown.map((column: Column) => (
          <BoardColumn
            key={column.status}
            column={column}
            mayMove={mayMove}
            open={moving ? moving.status === column.status || targets.includes(column.status) : true}
            lifted={moving !== undefined}
            onMore={limit < MAX_CARDS ? () => setLimit(limit + PORTION) : undefined}
            onAll={() => onShowStatus(column.status)}
          />
        ))}
      </section>
      <AskedChanges changes={changes} />
    </DndContext>
  );
}
