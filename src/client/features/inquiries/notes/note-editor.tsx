import { useState } from 'react';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';
import { refusalOf } from '#client/platform/error-message.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { useFocusBack } from '#client/ui/layers/use-focus-back.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { useEditNote } from '../inquiries.data.ts';
import type { Note } from '../inquiry-types.ts';
import classes from './notes-rail.module.css';

interface NoteEditorProps {
  note: Note;
  staysAt: (pathname: string) => boolean;
  onClose: () => void;
}

/** A note's words being fixed by their author. */
export function NoteEditor({ note, staysAt, onClose }: NoteEditorProps) {
  const edit = useEditNote();
  const [draft, setDraft] = useState(note.description);
  const changed = draft !== note.description;
  const guard = useUnsavedGuard(changed, undefined, staysAt);
  useFocusBack(true);
  const save = () =>
    edit.mutate(
      { note_id: note.id, description: draft },
      { onSuccess: onClose, onError: (error) => toast.error(refusalOf(error) ?? text.error_saving_note) },
    );
  return (
    <div className={classes.composer}>
      {guard}
      <TextareaField
        label={text.edit_note}
        labelHidden
        autoFocus
        rows={3}
        maxLength={10_000}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button onClick={onClose}>{uiMessages.cancel}</Button>
        <Button kind="primary" disabled={!draft.trim() || !changed} loading={edit.isPending} onClick={save}>
          {uiMessages.save}
        </Button>
      </div>
    </div>
  );
}
