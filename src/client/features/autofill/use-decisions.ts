import { useState } from 'react';
import { autofillMessages as text } from '../../../shared/features/autofill/autofill.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { toldBy } from '../../platform/error-message.ts';
import { toast } from '../../ui/toast-store.ts';
import { type SuggestionRow, useAcceptSuggestions, useRejectSuggestions } from './autofill.data.ts';
import { fieldLabel } from './suggestion-texts.ts';

/** Sends decisions one after the other, and says what came of each. */
export function useDecisions(opportunity_id: string) {
  const accepting = useAcceptSuggestions();
  const rejecting = useRejectSuggestions();
  const [decided, setDecided] = useState(false);
  const accept = async (rows: readonly SuggestionRow[]): Promise<boolean> => {
    try {
      const chosen = rows.map(({ id, old_value }) => ({ suggestion_id: id, replaces: old_value }));
      await accepting.mutateAsync({ opportunity_id, accept: chosen });
      const [first] = rows;
      const field = rows.length === 1 && first ? fieldLabel(first) : null;
      toast.success(field ? format(text.accepted_one, { field }) : format(text.accepted, { n: rows.length }));
      setDecided(true);
      return true;
    } catch (error) {
      const { code, message } = toldBy(error);
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
      const { code, message } = toldBy(error);
      toast.error(code === 'conflict' && message ? message : text.error_rejecting);
      return false;
    }
  };
  const acceptingAll = accepting.isPending && (accepting.variables?.accept.length ?? 0) > 1;
  const rejectingAll = rejecting.isPending && (rejecting.variables?.suggestion_ids.length ?? 0) > 1;
  return { accept, reject, decided, acceptingAll, rejectingAll, busy: accepting.isPending || rejecting.isPending };
}
