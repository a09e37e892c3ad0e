import { useState } from 'react';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useEditNote } from './inquiries.data.ts';
import type { Note } from './inquiry-types.ts';
import classes from './notes-rail.module.css';

/** A note's words being mended by their author. */
export function NoteEditor({ note, onClose }: { note: Note; onClose: () => void }) {
  const edit = useEditNote();
  const [draft, setDraft] = useState(note.description);
  const changed = draft !== note.description;
  const guard = useUnsavedGuard(changed);
  useFocusBack(true);
  const save = () =>
    edit.mutate(
      { note_id: note.id, description: draft },
      { onSuccess: onClose, onError: () => toast.error(text.error_saving_note) },
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
