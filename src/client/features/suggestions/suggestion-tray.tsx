import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/display/chip.tsx';
import { Expandable } from '#client/ui/display/expandable.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { SuggestionItem } from './suggestion-item.tsx';
import { acceptableAtOnce, bySection } from './suggestion-texts.ts';
import { type SuggestionRow, suggestionsOptions } from './suggestions.data.ts';
import classes from './suggestions.module.css';
import { useDecisions } from './use-decisions.ts';

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
  const { accept, reject, busy, acceptingAll, rejectingAll } = decisions;
  const [asking, setAsking] = useState(false);
  const rejectAll = async () => {
    const done = await reject(waiting);
    setAsking(false);
    return done;
  };
  return (
    <>
      {waiting.length > 1 && (
        <div className={classes.all}>
          {atOnce.length > 1 && <span className={classes.hint}>{text.accept_all_hint}</span>}
          <div className={classes.buttons}>
            <Button kind="quiet" disabled={busy} onClick={() => setAsking(true)}>
              {format(text.reject_all, { n: waiting.length })}
            </Button>
            {atOnce.length > 1 && (
              <Button kind="primary" loading={acceptingAll} disabled={busy} onClick={() => onDecide(accept(atOnce))}>
                {format(text.accept_all, { n: atOnce.length })}
              </Button>
            )}
          </div>
        </div>
      )}
      <ConfirmDialog
        opened={asking}
        title={text.reject_all_title}
        confirmLabel={format(text.reject_all, { n: waiting.length })}
        danger
        loading={rejectingAll}
        onConfirm={() => onDecide(rejectAll())}
        onCancel={() => setAsking(false)}
      >
        {format(text.reject_all_body, { n: waiting.length })}
      </ConfirmDialog>
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
                onReject={() => onDecide(reject([row]))}
                onOpen={() => onOpen(row)}
              />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
