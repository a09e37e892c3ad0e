import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useShortcut } from '#client/components/keyboard-provider.tsx';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { notesOptions, useAddNote, useUpdateInquiry } from '../inquiries.data.ts';
import type { InquiryDetail } from '../inquiry-types.ts';
import { EventItem } from './event-item.tsx';
import { NoteItem } from './note-item.tsx';
import classes from './notes-rail.module.css';

/** Shown before the rest is asked for. */
const SHOWN = 5;

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

/** The inquiry's notes and events, newest first, the pinned note on top; writing one never waits for another. */
export function NotesRail({ inquiry, timeZone, aside }: NotesRailProps) {
  const mayPin = useMay('inquiries:note');
  const { data, error, refetch } = useQuery(notesOptions(inquiry.id));
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const pin = (pinned_note_id: string | null) =>
    update.mutate(
      { opportunity_id: inquiry.id, opportunity: { pinned_note_id } },
      { onError: () => toast.error(pinned_note_id ? text.error_pinning_note : text.error_unpinning_note) },
    );

  const pinnedId = data?.pinned_note_id ?? null;
  const notes = [...(data?.activity ?? [])].sort((a, b) => Number(b.id === pinnedId) - Number(a.id === pinnedId));
  return (
    <Card title={text.notes} aside={aside}>
      {guard}
      <div className={classes.composer}>
        <TextareaField
          ref={composer}
          label={text.write_note}
          hint={text.note_hint}
          rows={3}
          maxLength={10_000}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button kind="primary" disabled={!typed.trim()} onClick={send}>
          {text.send_note}
        </Button>
      </div>
      <ul className={classes.list} aria-label={text.notes}>
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
        {(whole ? notes : notes.slice(0, SHOWN)).map((note) =>
          note.kind === 'event' ? (
            <EventItem key={note.id} event={note} timeZone={timeZone} />
          ) : (
            <NoteItem
              key={note.id}
              note={note}
              pinned={note.id === pinnedId}
              timeZone={timeZone}
              onPin={mayPin ? () => pin(note.id === pinnedId ? null : note.id) : undefined}
            />
          ),
        )}
      </ul>
      {!whole && notes.length > SHOWN && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {format(text.show_all_notes, { n: notes.length })}
        </Button>
      )}
      {error && <ErrorBanner message={text.error_fetching_inquiry} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={72} />}
      {data && notes.length === 0 && sending.length === 0 && <EmptyState line title={text.no_notes} />}
    </Card>
  );
}
