import { type FormEvent, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { MAX_ALT } from '#shared/features/email-templates/model/blocks.ts';
import classes from './settings.module.css';

interface AltDialogProps {
  onSet: (described: { alt: string; decorative: boolean }) => void;
  onClose: () => void;
}

/** Asks what a picture shows when it has just been chosen. Whoever leaves that for later is asked again by the checks. */
export function AltDialog({ onSet, onClose }: AltDialogProps) {
  const [alt, setAlt] = useState('');
  const [decorative, setDecorative] = useState(false);
  const form = useId();
  const set = (event: FormEvent) => {
    event.preventDefault();
    // React sends a form's events to what stands around the dialog too.
    event.stopPropagation();
    onSet({ alt: decorative ? '' : alt.trim(), decorative });
    onClose();
  };
  return (
    <Modal
      opened
      title={text.describe_image}
      dirty={alt.trim() !== '' || decorative}
      onClose={onClose}
      footer={(requestClose) => (
        <>
          <Button onClick={requestClose}>{text.describe_later}</Button>
          <Button kind="primary" type="submit" form={form} disabled={!decorative && alt.trim() === ''}>
            {text.done}
          </Button>
        </>
      )}
    >
      <form id={form} className={classes.settings} onSubmit={set} noValidate>
        <TextField
          label={text.prop_alt}
          value={alt}
          maxLength={MAX_ALT}
          disabled={decorative}
          data-autofocus
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <Checkbox label={text.prop_decorative} checked={decorative} onChange={setDecorative} />
      </form>
    </Modal>
  );
}
