import { type FormEvent, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { Segments } from '#client/ui/fields/segments.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { LINK_KINDS, linkOf, readLink } from '#shared/features/email-templates/model/addresses.ts';
import { format } from '#shared/platform/define-messages.ts';

interface LinkDialogProps {
  href: string;
  /** The new address; empty takes the link away. */
  onSet: (href: string) => void;
  onClose: () => void;
}

/** Where something leads: a page, an address to write to, a file, a number to call. */
export function LinkDialog({ href, onSet, onClose }: LinkDialogProps) {
  const [link, setLink] = useState(() => readLink(href));
  const [wrong, setWrong] = useState<string | null>(null);
  const form = useId();
  const set = (event: FormEvent) => {
    event.preventDefault();
    // React sends a form's events to what stands around the dialog too.
    event.stopPropagation();
    const made = linkOf(link.kind, link.text);
    if (made === null) {
      const refused = format(text.invalid_link, { kind: text[`link_label_${link.kind}`] });
      setWrong(refused);
      toast.error(refused);
      return;
    }
    onSet(made);
    onClose();
  };
  const reset = () => {
    onSet('');
    onClose();
  };
  return (
    <Modal
      opened
      title={href === '' ? text.set_link : text.edit_link_action}
      dirty={link.text !== readLink(href).text}
      onClose={onClose}
      footer={
        <>
          {href !== '' && <Button onClick={reset}>{text.reset}</Button>}
          <Button kind="primary" type="submit" form={form}>
            {text.done}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={set} noValidate>
        <Segments
          label={text.link_kind}
          options={LINK_KINDS.map((kind) => ({ value: kind, label: text[`link_${kind}`] }))}
          value={link.kind}
          onChange={(kind) => {
            setWrong(null);
            setLink({ kind, text: kind === readLink(href).kind ? readLink(href).text : '' });
          }}
        />
        <TextField
          label={text[`link_label_${link.kind}`]}
          value={link.text}
          error={wrong}
          data-autofocus
          onChange={(event) => {
            setWrong(null);
            setLink({ ...link, text: event.currentTarget.value });
          }}
        />
      </form>
    </Modal>
  );
}
