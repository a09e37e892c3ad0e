import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import type { Outcome } from './suggestion-lines.ts';
import {
  acceptSuggestions,
  refreshSuggested,
  rejectSuggestions,
  type SuggestionRow,
  undoSuggestions,
} from './suggestions.data.ts';

/** What was decided in one go, and is undone in one go. */
export interface Decision {
  accept: readonly SuggestionRow[];
  reject: readonly SuggestionRow[];
}

type Decided = ReadonlyMap<string, { row: SuggestionRow; outcome: Outcome }>;

const rowsOf = ({ accept, reject }: Decision): SuggestionRow[] => [...accept, ...reject];
const idsOf = (rows: readonly SuggestionRow[]): string[] => rows.map(({ id }) => id);

/** How many decisions are still to be sent: they are lost with the page, which shows them as made. */
let unsent = 0;
window.addEventListener('beforeunload', (event) => {
  if (unsent > 0) event.preventDefault();
});

/**
 * Decisions about suggestions: shown at once, and sent one after the other in the order they were made, so that nobody
 * waits between two of them. One that fails is taken off the table again and said.
 */
export function useReview(opportunity_id: string) {
  const client = useQueryClient();
  const [decided, setDecided] = useState<Decided>(new Map());
  const history = useRef<Decision[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const left = useRef(0);

  const forget = (decision: Decision) => {
    history.current = history.current.filter((each) => each !== decision);
    setDecided((before) => {
      const after = new Map(before);
      for (const { id } of rowsOf(decision)) after.delete(id);
      return after;
    });
  };
  const show = (decision: Decision) =>
    setDecided((before) => {
      const after = new Map(before);
      for (const row of decision.accept) after.set(row.id, { row, outcome: 'accepted' });
      for (const row of decision.reject) after.set(row.id, { row, outcome: 'rejected' });
      return after;
    });
  /** Sends when all that was decided before has been sent; what the decisions filled is read again after the last. */
  const inTurn = (send: () => Promise<unknown>, failed: string, onFailed: () => void) => {
    left.current += 1;
    unsent += 1;
    queue.current = queue.current
      .then(send)
      .catch((error: unknown) => {
        onFailed();
        const { code, message } = serverErrorOf(error);
        toast.error(code === 'conflict' && message ? message : failed);
      })
      .then(() => {
        left.current -= 1;
        unsent -= 1;
        return left.current === 0 ? refreshSuggested(client) : undefined;
      });
  };

  const decide = (decision: Decision, onDone?: () => void) => {
    history.current.push(decision);
    show(decision);
    const { accept, reject } = decision;
    const send = async () => {
      if (accept.length > 0)
        await acceptSuggestions({
          opportunity_id,
          accept: accept.map(({ id, old_value }) => ({ suggestion_id: id, replaces: old_value })),
        });
      if (reject.length > 0) await rejectSuggestions({ opportunity_id, suggestion_ids: idsOf(reject) });
      onDone?.();
    };
    inTurn(send, accept.length > 0 ? text.error_accepting : text.error_rejecting, () => forget(decision));
  };
  const undo = (decision: Decision) => {
    if (!history.current.includes(decision)) return;
    forget(decision);
    const send = () => undoSuggestions({ opportunity_id, suggestion_ids: idsOf(rowsOf(decision)) });
    inTurn(send, text.error_undoing, () => {
      history.current.push(decision);
      show(decision);
    });
  };
  return {
    decided,
    decide,
    undo,
    /** The decision that a suggestion was part of. */
    decisionOf: (id: string) => history.current.findLast((each) => rowsOf(each).some((row) => row.id === id)),
    last: () => history.current.at(-1),
  };
}
