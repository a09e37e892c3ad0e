import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useShortcut } from '#client/components/keyboard-provider.tsx';
import { useMay } from '#client/platform/organization.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { useRowFocus } from '#client/ui/table/use-row-focus.ts';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { EvidenceStrip } from './evidence-strip.tsx';
import classes from './review.module.css';
import { ReviewHead } from './review-head.tsx';
import { SuggestionLineRow } from './suggestion-line-row.tsx';
import {
  acceptableAtOnce,
  bySection,
  linesOf,
  mayAccept,
  nextWaiting,
  type SuggestionLine,
} from './suggestion-lines.ts';
import { fieldLabel, labelOf } from './suggestion-texts.ts';
import { type SuggestionRow, suggestionsOptions } from './suggestions.data.ts';
import { type Decision, useReview } from './use-review.ts';

/** How long filling in can be undone from its toast. */
const UNDO_MS = 10_000;

interface SuggestionTableProps {
  opportunityId: string;
  onShow: (row: SuggestionRow, why: Shown) => void;
}

/** Why a line's words are shown: it is where the table begins, it was reached, or a person asked to see them. */
export type Shown = 'begun' | 'reached' | 'asked';

/** What the records suggest, one line a field: decided with the keyboard alone, each line's evidence beside it. */
export function SuggestionTable({ opportunityId, onShow }: SuggestionTableProps) {
  const { data, error, refetch, isFetching } = useQuery(suggestionsOptions(opportunityId));
  const reading = data?.reading ?? [];
  return (
    <>
      {error && <ErrorBanner message={text.error_loading} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton height={240} />}
      <p role="status" className={reading.length > 0 ? classes.hint : 'lf-sr-only'}>
        {reading.length > 0 && format(text.reading, { files: reading.join(', ') })}
      </p>
      {data && data.not_found.length > 0 && (
        <p className={classes.notFound}>{format(text.not_found, { fields: data.not_found.map(labelOf).join(', ') })}</p>
      )}
      {data && <Review opportunityId={opportunityId} waiting={data.suggestions} onShow={onShow} />}
    </>
  );
}

interface ReviewProps extends SuggestionTableProps {
  waiting: readonly SuggestionRow[];
}

function Review({ opportunityId, waiting, onShow }: ReviewProps) {
  const mayChangeClient = useMay('clients:write');
  const review = useReview(opportunityId);
  const lines = linesOf(waiting, review.decided);
  const table = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const rows = useRowFocus(table);
  const [at, setAt] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const current = lines.find(({ row }) => row.id === at) ?? nextWaiting(lines, null) ?? lines[0];
  const atOnce = acceptableAtOnce(lines, mayChangeClient);
  const open = lines.filter(({ outcome }) => outcome === null);
  useEvidence(current, at === null ? 'begun' : 'reached', onShow);

  /** Where somebody decides by the strip's buttons, the focus stays at them. */
  const go = (line: SuggestionLine | undefined) => {
    if (!line) return;
    setAt(line.row.id);
    if (!holdsFocus(strip)) rows.focus(line.row.id);
  };
  const make = (line: SuggestionLine, decision: Decision, words: string) => {
    if (line.outcome !== null) return;
    review.decide(decision);
    const settled = decision.accept.length + decision.reject.length;
    setSaid(format(words, { field: fieldLabel(line.row), n: open.length - settled }));
    const others = lines.filter(({ row }) => row === line.row || !decision.reject.includes(row));
    go(nextWaiting(others, line.row.id) ?? line);
  };
  const accept = (line: SuggestionLine) => {
    if (!mayAccept(line.row, mayChangeClient)) return;
    // Where records disagree, taking one of their values turns the others down.
    const reject = line.rivals.filter((each) => open.some(({ row }) => row === each));
    make(line, { accept: [line.row], reject }, text.said_accepted);
  };
  const reject = (line: SuggestionLine) => make(line, { accept: [], reject: [line.row] }, text.said_rejected);
  const undo = (decision: Decision | undefined) => {
    const first = decision?.accept[0] ?? decision?.reject[0];
    if (!decision || !first) return;
    review.undo(decision);
    const n = open.length + decision.accept.length + decision.reject.length;
    setSaid(format(text.said_undone, { field: fieldLabel(first), n }));
    go(lines.find(({ row }) => row.id === first.id));
  };
  const acceptAll = () => {
    if (atOnce.length === 0) return;
    const decision: Decision = { accept: atOnce, reject: [] };
    review.decide(decision, () =>
      toast.success(format(text.accepted, { n: atOnce.length }), {
        action: { label: uiMessages.toast_undo, onAction: () => undoRef.current(decision) },
        duration: UNDO_MS,
      }),
    );
    setSaid(format(text.said_many, { n: atOnce.length, left: open.length - atOnce.length }));
    const taken = new Set(atOnce);
    go(open.find(({ row }) => !taken.has(row)) ?? current);
  };
  const rejectAll = () => {
    const decision: Decision = { accept: [], reject: open.map(({ row }) => row) };
    review.decide(decision, () => toast.success(format(text.rejected, { n: open.length })));
    go(current);
  };
  // A toast outlives the drawing it was made in.
  const undoRef = useRef(undo);
  useEffect(() => {
    undoRef.current = undo;
  });

  const onCurrent = (act: (line: SuggestionLine) => void) => (current ? () => act(current) : undefined);
  useShortcut('suggestion_accept', onCurrent(accept));
  useShortcut('suggestion_reject', onCurrent(reject));
  useShortcut('suggestion_undo', () => undo(review.last()));
  useShortcut('suggestion_accept_all', atOnce.length > 0 ? acceptAll : undefined);
  const step = (by: 1 | -1) => go(current && lines[lines.indexOf(current) + by]);
  useShortcut('row_next', () => step(1));
  useShortcut('row_previous', () => step(-1));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (by === null) return;
    event.preventDefault();
    step(by);
  };

  if (!current) return <EmptyState title={text.none}>{text.none_hint}</EmptyState>;
  return (
    <>
      <ReviewHead
        total={lines.length}
        decided={lines.length - open.length}
        atOnce={atOnce.length}
        onAcceptAll={acceptAll}
        onRejectAll={rejectAll}
      />
      <p role="status" className="lf-sr-only">
        {said}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the buttons inside */}
      <div ref={table} className={classes.scroller} onKeyDown={onKeyDown}>
        <table className={classes.table} aria-label={text.title}>
          <thead>
            <tr className={classes.heads}>
              <th scope="col">{text.column_field}</th>
              <th scope="col">{text.column_value}</th>
              <th scope="col">{text.column_now}</th>
              <th scope="col">{text.column_record}</th>
              <th scope="col">{text.column_decision}</th>
            </tr>
          </thead>
          {bySection(lines).map((part) => (
            <tbody key={part.section}>
              <tr className={classes.section}>
                <th scope="rowgroup" colSpan={5}>
                  {part.section}
                </th>
              </tr>
              {part.lines.map((line) => (
                <SuggestionLineRow
                  key={line.row.id}
                  line={line}
                  current={line === current}
                  mayAccept={mayAccept(line.row, mayChangeClient)}
                  onReach={() => setAt(line.row.id)}
                  onAccept={() => accept(line)}
                  onReject={() => reject(line)}
                  onUndo={() => undo(review.decisionOf(line.row.id))}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <EvidenceStrip
        ref={strip}
        line={current}
        mayAccept={mayAccept(current.row, mayChangeClient)}
        onOpen={(row) => onShow(row, 'asked')}
        onAccept={() => accept(current)}
        onReject={() => reject(current)}
        onUndo={() => undo(review.decisionOf(current.row.id))}
      />
    </>
  );
}

const holdsFocus = (element: RefObject<HTMLElement | null>): boolean =>
  element.current?.contains(document.activeElement) ?? false;

/** Shows the evidence of the line that is reached. */
function useEvidence(current: SuggestionLine | undefined, why: Shown, onShow: SuggestionTableProps['onShow']) {
  const row = current?.row;
  const latest = useRef(onShow);
  useEffect(() => {
    latest.current = onShow;
  });
  const id = row?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a line, however often its row is read again
  useEffect(() => {
    if (row) latest.current(row, why);
  }, [id, why]);
}
