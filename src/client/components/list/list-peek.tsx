import { useEffect, useRef } from 'react';
import { useShortcut } from '../keyboard-provider.tsx';
import type { ListDefinition, ListRow } from './define-list.ts';
import type { ListQuery } from './list-address.ts';
import type { ListState } from './use-list-place.ts';
import type { ListRows } from './use-list-rows.ts';

interface ListPeekProps<Query extends ListQuery, Row extends ListRow> {
  list: ListDefinition<Query, Row>;
  place: ListState<Query>;
  rows: ListRows<Row>;
}

/** The look at one of the rows, from which the arrows lead to the next. */
export function ListPeek<Query extends ListQuery, Row extends ListRow>({
  list: { Peek },
  place: { peek, setPeek },
  rows: { data, listed, focus, remember },
}: ListPeekProps<Query, Row>) {
  // The address follows a moment later: a second press begins where the first one went.
  const peeked = useRef(peek);
  useEffect(() => {
    peeked.current = peek;
  }, [peek]);
  // Its key is the table's own: said here, so that the help names it where it does something.
  useShortcut('row_peek', Peek && listed ? () => setPeek(focus.current?.current() ?? undefined) : undefined);
  const step = (by: 1 | -1) => {
    const at = data?.list.findIndex(({ id }) => id === peeked.current) ?? -1;
    const next = at === -1 ? undefined : data?.list[at + by];
    if (!next) return;
    peeked.current = next.id;
    setPeek(next.id);
  };
  // The keys of the rows lead on from the look while the focus is in it, as the arrows do there.
  const lead = (by: 1 | -1) => () =>
    document.activeElement?.closest('[role=dialog]') ? step(by) : focus.current?.move(by);
  const leads = Peek !== undefined && peek !== undefined;
  useShortcut('row_next', leads ? lead(1) : undefined);
  useShortcut('row_previous', leads ? lead(-1) : undefined);
  if (!Peek || !peek) return null;
  return (
    <Peek
      id={peek}
      row={data?.list.find(({ id }) => id === peek)}
      onOpen={() => remember(peek)}
      onClose={() => setPeek(undefined)}
      onStep={step}
      onReturn={() => focus.current?.focus(peek) ?? false}
    />
  );
}
