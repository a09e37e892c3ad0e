import { IconPencil, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Instant } from '#client/components/when.tsx';
import { session } from '#client/platform/session.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { NOTE_EDIT_SECONDS } from '#shared/features/inquiries/inquiries.rules.ts';
import type { Note } from '../inquiry-types.ts';
import { NoteEditor } from './note-editor.tsx';
import classes from './notes-rail.module.css';

interface NoteItemProps {
  note: Note;
  pinned: boolean;
  /** Whether the note stands at an address, too, with what is being written in it. */
  staysAt: (pathname: string) => boolean;
  /** What other features make of it, first among its actions. */
  action?: ReactNode;
  /** Absent for those who may not pin. */
  onPin?: () => void;
}

/** One note; its author may edit it for fifteen minutes. */
export function NoteItem({ note, pinned, staysAt, action, onPin }: NoteItemProps) {
  const [editing, setEditing] = useState(false);
  const mine = note.user_id !== null && note.user_id === session.user()?.user_id;
  const editable = mine && Date.now() / 1000 - note.created_at < NOTE_EDIT_SECONDS;
  return (
    <li className={`${classes.note} ${pinned ? classes.pinned : ''}`}>
      <div className={classes.head}>
        <span className={classes.author}>{note.user_name}</span>
        <span className={classes.actions}>
          {action}
          {(editable || editing) && (
            <IconButton label={text.edit_note} disabled={editing} onClick={() => setEditing(true)}>
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
      {editing ? (
        <NoteEditor note={note} staysAt={staysAt} onClose={() => setEditing(false)} />
      ) : (
        <p className={classes.words}>{note.description}</p>
      )}
      <div className={classes.meta}>
        <span>
          <Instant at={note.created_at} timed />
        </span>
        {note.edited_at !== null && <span>{text.note_edited}</span>}
      </div>
    </li>
  );
}
