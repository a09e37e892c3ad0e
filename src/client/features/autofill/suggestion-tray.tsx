import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { autofillMessages as text } from '../../../shared/features/autofill/autofill.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { toldBy } from '../../platform/error-message.ts';
import { useMay } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Expandable } from '../../ui/expandable.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type SuggestionRow, suggestionsOptions, useAcceptSuggestions, useRejectSuggestions } from './autofill.data.ts';
import classes from './autofill.module.css';
import { SuggestionItem } from './suggestion-item.tsx';
import { acceptableAtOnce, bySection, fieldLabel } from './suggestion-texts.ts';

interface SuggestionTrayProps {
  opportunityId: string;
  onOpen: (row: SuggestionRow) => void;
}

/** What the records suggest, to accept or reject field by field or all at once. Absent while there is nothing to decide. */
export function SuggestionTray({ opportunityId, onOpen }: SuggestionTrayProps) {
  const mayDecide = useMay('inquiries:case_details');
  const { data, error, refetch, isFetching } = useQuery({ ...suggestionsOptions(opportunityId), enabled: mayDecide });
  const decisions = useDecisions(opportunityId);
  const list = useRef<HTMLDivElement>(null);
  const waiting = data?.suggestions ?? [];
  const reading = data?.reading ?? [];
  if (!mayDecide || (!error && waiting.length === 0 && reading.length === 0 && !decisions.decided)) return null;

  /** The pressed button goes with its row: the list itself takes the focus. */
  const decide = async (decision: Promise<boolean>) => {
    if (await decision) list.current?.focus();
  };
  return (
    <Expandable
      title={text.title}
      name="suggestions"
      aside={waiting.length > 0 && <Chip>{format(text.count, { n: waiting.length })}</Chip>}
    >
      <div ref={list} tabIndex={-1} className={classes.tray}>
        {error && <ErrorBanner message={text.error_loading} onRetry={() => void refetch()} retrying={isFetching} />}
        <p role="status" className={reading.length > 0 ? classes.hint : 'lf-sr-only'}>
          {reading.length > 0 && format(text.reading, { files: reading.join(', ') })}
        </p>
        {waiting.length === 0 && reading.length === 0 && !error && (
          <EmptyState title={text.none}>{text.none_hint}</EmptyState>
        )}
        <Waiting waiting={waiting} decisions={decisions} onDecide={(made) => void decide(made)} onOpen={onOpen} />
      </div>
    </Expandable>
  );
}

interface WaitingProps {
  waiting: readonly SuggestionRow[];
  decisions: ReturnType<typeof useDecisions>;
  onDecide: (made: Promise<boolean>) => void;
  onOpen: (row: SuggestionRow) => void;
}

function Waiting({ waiting, decisions, onDecide, onOpen }: WaitingProps) {
  const mayChangeClient = useMay('clients:write');
  const atOnce = acceptableAtOnce(waiting, mayChangeClient);
  const { accept, reject, busy, acceptingAll } = decisions;
  return (
    <>
      {atOnce.length > 1 && (
        <div className={classes.all}>
          <span className={classes.hint}>{text.accept_all_hint}</span>
          <Button kind="primary" loading={acceptingAll} disabled={busy} onClick={() => onDecide(accept(atOnce))}>
            {format(text.accept_all, { n: atOnce.length })}
          </Button>
        </div>
      )}
      {bySection(waiting).map(({ section, rows }) => (
        <div key={section} className={classes.section}>
          <h3 className={classes.heading}>{section}</h3>
          <ul className={classes.list} aria-label={section}>
            {rows.map((row) => (
              <SuggestionItem
                key={row.id}
                row={row}
                mayAccept={row.target !== 'client' || mayChangeClient}
                busy={busy}
                onAccept={() => onDecide(accept([row]))}
                onReject={() => onDecide(reject(row))}
                onOpen={() => onOpen(row)}
              />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** Sends decisions one after the other, and says what came of each. */
function useDecisions(opportunity_id: string) {
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
  const reject = async ({ id }: SuggestionRow): Promise<boolean> => {
    try {
      await rejecting.mutateAsync({ opportunity_id, suggestion_id: id });
      setDecided(true);
      return true;
    } catch (error) {
      const { code, message } = toldBy(error);
      toast.error(code === 'conflict' && message ? message : text.error_rejecting);
      return false;
    }
  };
  const acceptingAll = accepting.isPending && (accepting.variables?.accept.length ?? 0) > 1;
  return { accept, reject, decided, acceptingAll, busy: accepting.isPending || rejecting.isPending };
}
