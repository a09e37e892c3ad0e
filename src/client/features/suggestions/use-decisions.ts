import { useState } from 'react';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { fieldLabel } from './suggestion-texts.ts';
import {
  type SuggestionRow,
  useAcceptSuggestions,
  useRejectSuggestions,
  useUndoSuggestions,
} from './suggestions.data.ts';

/** How long filling in can be undone from its toast. */
const UNDO_MS = 10_000;

/** Sends decisions one after the other, and says what came of each. */
export function useDecisions(opportunity_id: string) {
  const accepting = useAcceptSuggestions();
  const rejecting = useRejectSuggestions();
  const undoing = useUndoSuggestions();
  const [decided, setDecided] = useState(false);
  const undo = async (suggestion_ids: string[]) => {
    try {
      const { undone } = await undoing.mutateAsync({ opportunity_id, suggestion_ids });
      toast.success(format(text.undone, { n: undone }));
    } catch (error) {
      const { code, message } = serverErrorOf(error);
      toast.error(code === 'conflict' && message ? message : text.error_undoing);
    }
  };
  const accept = async (rows: readonly SuggestionRow[]): Promise<boolean> => {
    try {
      const suggestion_ids = rows.map(({ id }) => id);
      const chosen = rows.map(({ id, old_value }) => ({ suggestion_id: id, replaces: old_value }));
      await accepting.mutateAsync({ opportunity_id, accept: chosen });
      const [first] = rows;
      const field = rows.length === 1 && first ? fieldLabel(first) : null;
      toast.success(field ? format(text.accepted_one, { field }) : format(text.accepted, { n: rows.length }), {
        action: { label: uiMessages.toast_undo, onAction: () => void undo(suggestion_ids) },
        duration: UNDO_MS,
      });
      setDecided(true);
      return true;
    } catch (error) {
      const { code, message } = serverErrorOf(error);
      toast.error(code === 'conflict' && message ? message : text.error_accepting);
      return false;
    }
  };
  const reject = async (rows: readonly SuggestionRow[]): Promise<boolean> => {
    try {
      await rejecting.mutateAsync({ opportunity_id, suggestion_ids: rows.map(({ id }) => id) });
      if (rows.length > 1) toast.success(format(text.rejected, { n: rows.length }));
      setDecided(true);
      return true;
    } catch (error) {
      const { code, message } = serverErrorOf(error);
      toast.error(code === 'conflict' && message ? message : text.error_rejecting);
      return false;
    }
  };
  const acceptingAll = accepting.isPending && (accepting.variables?.accept.length ?? 0) > 1;
  const rejectingAll = rejecting.isPending && (rejecting.variables?.suggestion_ids.length ?? 0) > 1;
  return { accept, reject, decided, acceptingAll, rejectingAll, busy: accepting.isPending || rejecting.isPending };
}
