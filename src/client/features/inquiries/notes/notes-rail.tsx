import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useShortcut } from '#client/components/keyboard-provider.tsx';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { type InquiryEvent, TIMELINE_KINDS, type TimelineKind } from '#shared/features/inquiries/inquiries.rules.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { eventsOptions, notesOptions, useAddNote, useUpdateInquiry } from '../inquiries.data.ts';
import type { InquiryDetail, Note } from '../inquiry-types.ts';
import { EventItem } from './event-item.tsx';
import { NoteComposer } from './note-composer.tsx';
import { NoteItem } from './note-item.tsx';
import classes from './notes-rail.module.css';

/** Shown before the rest is asked for. */
const SHOWN = 8;

const KINDS = TIMELINE_KINDS.map((kind) => ({ value: kind, label: text[`timeline_${kind}`] }));

/** A note on its way: it stands in the list at once, and stays with its words if it could not be sent. */
interface Sending {
  key: number;
  description: string;
  failed: boolean;
}

interface NotesRailProps {
  inquiry: InquiryDetail;
  timeZone: string;
  /** Beside the title: what other features make of a note. */
  aside?: ReactNode;
}

/** The inquiry's timeline: notes and what happened in one order, newest first, the pinned note on top; writing one never waits for another. */
export function NotesRail({ inquiry, timeZone, aside }: NotesRailProps) {
  const mayPin = useMay('inquiries:note');
  const { data, error, refetch } = useQuery(notesOptions(inquiry.id));
  const events = useQuery(eventsOptions(inquiry.id));
  const [kind, setKind] = useState<TimelineKind | null>(null);
  const addNote = useAddNote(inquiry.id);
  const update = useUpdateInquiry();
  const [typed, setTyped] = useState('');
  const [sending, setSending] = useState<Sending[]>([]);
  const [whole, setWhole] = useState(false);
  const nextKey = useRef(0);
  const composer = useRef<HTMLTextAreaElement>(null);
  const guard = useUnsavedGuard(typed.trim() !== '' || sending.some(({ failed }) => failed));
  useShortcut('note', () => composer.current?.focus());

  const post = async (note: Sending) => {
    setSending((all) => [{ ...note, failed: false }, ...all.filter(({ key }) => key !== note.key)]);
    try {
      await addNote.mutateAsync({ opportunity_id: inquiry.id, description: note.description });
      setSending((all) => all.filter(({ key }) => key !== note.key));
    } catch {
      setSending((all) => all.map((each) => (each.key === note.key ? { ...each, failed: true } : each)));
      toast.error(text.error_saving_note);
    }
  };
  const send = () => {
    const description = typed.trim();
    if (!description) return;
    setTyped('');
    nextKey.current += 1;
    void post({ key: nextKey.current, description, failed: false });
  };
  const pin = (pinned_note_id: string | null) =>
    update.mutate(
      { opportunity_id: inquiry.id, opportunity: { pinned_note_id } },
      { onError: () => toast.error(pinned_note_id ? text.error_pinning_note : text.error_unpinning_note) },
    );

  const pinnedId = data?.pinned_note_id ?? null;
  const isPinned = (entry: object) => 'note' in entry && (entry.note as { id: string }).id === pinnedId;
  // A change of status leaves a note: with words it is read as that note, without any as one line.
  const isBare = ({ id, meta_description, description }: Note) =>
    meta_description !== null && description.trim() === '' && id !== pinnedId && kind !== 'note';
  const notes = (data?.activity ?? []).filter((note) => !isBare(note));
  const said = new Set(notes.filter((note) => note.meta_description !== null).map((note) => note.created_at));
  const isShown = (event: InquiryEvent) => event.kind !== 'status' || kind === 'status' || !said.has(event.at);
  const entries = [
    ...notes.map((note) => ({ kind: 'note' as const, at: note.created_at, note })),
    ...(events.data ?? []).filter(isShown).map((event) => ({ kind: event.kind, at: event.at, event })),
  ]
    .filter((entry) => kind === null || entry.kind === kind)
    .sort((a, b) => Number(isPinned(b)) - Number(isPinned(a)) || b.at - a.at);
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
        <SelectField
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
          <li key={`sending-${note.key}`} className={classes.note}>
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
        {(whole ? entries : entries.slice(0, SHOWN)).map((entry) =>
          'event' in entry ? (
            <EventItem key={`${entry.kind} ${entry.event.id}`} event={entry.event} />
          ) : (
            <NoteItem
              key={entry.note.id}
              note={entry.note}
              pinned={entry.note.id === pinnedId}
              timeZone={timeZone}
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
      {!data && !error && <Skeleton height={72} />}
      {data && events.data && entries.length === 0 && sending.length === 0 && (
        <EmptyState line title={kind === null || kind === 'note' ? text.no_notes : text.timeline_none} />
      )}
    </Card>
  );
}
