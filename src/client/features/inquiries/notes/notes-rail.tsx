import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { useShortcut } from '#client/components/keyboard-provider.tsx';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';
import { useOutboxAhead } from '#client/components/unsent/use-outbox-ahead.ts';
import { useMay } from '#client/platform/organization.ts';
import { unsent } from '#client/platform/unsent.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { SelectLater } from '#client/ui/fields/select-later.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { TIMELINE_KINDS, type TimelineKind } from '#shared/features/inquiries/inquiries.rules.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { unsentMessages } from '#shared/features/unsent/unsent.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { eventsOptions, notesOptions, useAddNote, useUpdateInquiry } from '../inquiries.data.ts';
import type { InquiryDetail, Note } from '../inquiry-types.ts';
import { EventItem } from './event-item.tsx';
import { isTabOf } from './is-tab-of.ts';
import { NoteComposer } from './note-composer.tsx';
import { NoteItem } from './note-item.tsx';
import classes from './notes-rail.module.css';
import { timelineOf } from './timeline.ts';

/** Shown before the rest is asked for. */
const SHOWN = 8;

const KINDS = TIMELINE_KINDS.map((kind) => ({ value: kind, label: text[`timeline_${kind}`] }));

/** A note on its way: it stands in the list at once, and stays with its words if it could not be sent. */
interface Sending {
  /** Its idempotency key: however often it is sent, it is written once. */
  key: string;
  description: string;
  failed: boolean;
}

interface NotesRailProps {
  inquiry: InquiryDetail;
  /** Beside the title: what other features make of a note. */
  aside?: ReactNode;
  /** The same of one note. */
  ofNote?: (note: Note) => ReactNode;
}

/** The inquiry's timeline: notes and what happened in one order, newest first, the pinned note on top; writing one never waits for another. */
export function NotesRail({ inquiry, aside, ofNote }: NotesRailProps) {
  const mayPin = useMay('inquiries:note');
  const { data, error, refetch, isLoading } = useQuery(notesOptions(inquiry.id));
  const events = useQuery(eventsOptions(inquiry.id));
  const [kind, setKind] = useState<TimelineKind | null>(null);
  const addNote = useAddNote(inquiry.id);
  const update = useUpdateInquiry();
  const [typed, setTyped] = useState('');
  const [sending, setSending] = useState<Sending[]>([]);
  const [whole, setWhole] = useState(false);
  const waiting = useSyncExternalStore(unsent.subscribe, unsent.get);
  useOutboxAhead();
  const composer = useRef<HTMLTextAreaElement>(null);
  const staysAt = (pathname: string) => isTabOf(inquiry.id, pathname);
  const unsaved = typed.trim() !== '' || sending.some(({ failed }) => failed);
  const guard = useUnsavedGuard(unsaved, undefined, staysAt);
  useShortcut('note', () => composer.current?.focus());

  /** Where nobody answered it waits for the network, and goes out by itself. */
  const waits = async ({ key, description }: Sending, error: unknown): Promise<boolean> => {
    // Where its script is not here and cannot come, the note has failed and stays with its "Try again".
    const outbox = await import('#client/components/unsent/outbox.ts').catch(() => null);
    if (!outbox?.isUnanswered(error)) return false;
    const input = { opportunity_id: inquiry.id, description };
    void outbox.addUnsent({ key, name: unsentMessages.note, waiting: { kind: 'note', input } });
    return true;
  };
  const post = async (note: Sending) => {
    setSending((all) => [{ ...note, failed: false }, ...all.filter(({ key }) => key !== note.key)]);
    try {
      await addNote.mutateAsync({ idempotencyKey: note.key, description: note.description });
      setSending((all) => all.filter(({ key }) => key !== note.key));
    } catch (error) {
      if (await waits(note, error)) return setSending((all) => all.filter(({ key }) => key !== note.key));
      setSending((all) => all.map((each) => (each.key === note.key ? { ...each, failed: true } : each)));
      toast.error(text.error_saving_note);
    }
  };
  const send = () => {
    const description = typed.trim();
    if (!description) return;
    setTyped('');
    void post({ key: crypto.randomUUID(), description, failed: false });
  };
  const pin = (pinned_note_id: string | null) =>
    update.mutate(
      { opportunity_id: inquiry.id, opportunity: { pinned_note_id } },
      { onError: () => toast.error(pinned_note_id ? text.error_pinning_note : text.error_unpinning_note) },
    );

  const unsentNotes = waiting.filter(
    ({ waiting: { kind, input }, refused }) =>
      kind === 'note' && 'opportunity_id' in input && input.opportunity_id === inquiry.id && refused === null,
  );
  const pinnedId = data?.pinned_note_id ?? null;
  const entries = timelineOf(data?.activity ?? [], events.data ?? [], pinnedId).filter(
    (entry) => kind === null || entry.kind === kind,
  );
  return (
    <Card title={text.timeline} aside={aside}>
      {guard}
      <div className={classes.composer}>
        <NoteComposer box={composer} value={typed} onChange={setTyped} onSend={send} />
        <Button kind="primary" disabled={!typed.trim()} onClick={send}>
          {text.send_note}
        </Button>
      </div>
      <div className={classes.filter}>
        <SelectLater
          label={text.timeline_show}
          labelHidden
          options={KINDS}
          placeholder={text.timeline_all}
          clearable
          value={kind}
          onChange={setKind}
        />
      </div>
      <ul className={classes.list} aria-label={text.timeline}>
        {sending.map((note) => (
          <li key={note.key} className={classes.note}>
            <p className={classes.words}>{note.description}</p>
            <div className={classes.meta} role="status">
              {note.failed ? (
                <>
                  {text.note_not_sent}
                  <Button kind="quiet" onClick={() => void post(note)}>
                    {uiMessages.retry}
                  </Button>
                </>
              ) : (
                text.note_sending
              )}
            </div>
          </li>
        ))}
        {unsentNotes.map(({ key, waiting: { input } }) => (
          <li key={key} className={classes.note}>
            <p className={classes.words}>{input.description}</p>
            <div className={classes.meta}>{unsentMessages.waiting}</div>
          </li>
        ))}
        {(whole ? entries : entries.slice(0, SHOWN)).map((entry) =>
          entry.kind !== 'note' ? (
            <EventItem key={`${entry.kind} ${entry.id}`} event={entry} />
          ) : (
            <NoteItem
              key={entry.note.id}
              note={entry.note}
              pinned={entry.note.id === pinnedId}
              staysAt={staysAt}
              action={ofNote?.(entry.note)}
              onPin={mayPin ? () => pin(entry.note.id === pinnedId ? null : entry.note.id) : undefined}
            />
          ),
        )}
      </ul>
      {!whole && entries.length > SHOWN && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {format(text.timeline_more, { n: entries.length })}
        </Button>
      )}
      {(error || events.error) && (
        <ErrorBanner
          message={text.error_fetching_inquiry}
          onRetry={() => {
            void refetch();
            void events.refetch();
          }}
        />
      )}
      {(isLoading || events.isLoading) && <Skeleton height={72} />}
      {data && events.data && entries.length === 0 && sending.length + unsentNotes.length === 0 && (
        <EmptyState line title={kind === null || kind === 'note' ? text.no_notes : text.timeline_none} />
      )}
    </Card>
  );
}
