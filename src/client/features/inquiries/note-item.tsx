import { IconPencil, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useState } from 'react';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { NOTE_EDIT_SECONDS } from '../../../shared/features/inquiries/inquiries.rules.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { formatInstant } from '../../../shared/platform/dates.ts';
import { session } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useEditNote } from './inquiries.data.ts';
import type { Note } from './inquiry-types.ts';
import classes from './notes-rail.module.css';

interface NoteItemProps {
  note: Note;
  pinned: boolean;
  timeZone: string;
  /** Absent for those who may not pin. */
  onPin?: () => void;
}

/** One note; its author may mend it for fifteen minutes. */
export function NoteItem({ note, pinned, timeZone, onPin }: NoteItemProps) {
  const edit = useEditNote();
  const [draft, setDraft] = useState<string | null>(null);
  const mine = note.user_id !== null && note.user_id === session.user()?.user_id;
  const editable = mine && Date.now() / 1000 - note.created_at < NOTE_EDIT_SECONDS;
  const save = () =>
    edit.mutate(
      { note_id: note.id, description: draft ?? '' },
      { onSuccess: () => setDraft(null), onError: () => toast.error(text.error_saving_note) },
    );
  return (
    <li className={`${classes.note} ${pinned ? classes.pinned : ''}`}>
      <div className={classes.head}>
        <span className={classes.author}>{note.user_name}</span>
        <span className={classes.actions}>
          {editable && draft === null && (
            <IconButton label={text.edit_note} onClick={() => setDraft(note.description)}>
              <IconPencil size={18} stroke={1.75} aria-hidden />
            </IconButton>
          )}
          {onPin && (
            <IconButton label={pinned ? text.unpin_note : text.pin_note} pressed={pinned} onClick={onPin}>
              {pinned ? (
                <IconPinnedOff size={18} stroke={1.75} aria-hidden />
              ) : (
                <IconPin size={18} stroke={1.75} aria-hidden />
              )}
            </IconButton>
          )}
        </span>
      </div>
      {draft === null ? (
        <p className={classes.words}>{note.description}</p>
      ) : (
        <div className={classes.composer}>
          <TextareaField
            label={text.edit_note}
            labelHidden
            rows={3}
            maxLength={10_000}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <div className={classes.buttons}>
            <Button onClick={() => setDraft(null)}>{uiMessages.cancel}</Button>
            <Button
              kind="primary"
              disabled={!draft.trim() || draft === note.description}
              loading={edit.isPending}
              onClick={save}
            >
              {uiMessages.save}
            </Button>
          </div>
        </div>
      )}
      <div className={classes.meta}>
        {note.meta_description && <span>{note.meta_description}</span>}
        <span>{formatInstant(note.created_at, timeZone)}</span>
        {note.edited_at !== null && <span>{text.note_edited}</span>}
      </div>
    </li>
  );
}
