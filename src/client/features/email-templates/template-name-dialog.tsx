import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { TemplateNameForm } from '#shared/features/email-templates/email-templates.schemas.ts';

interface TemplateNameDialogProps {
  title: string;
  name: string;
  submit?: string;
  saved: string;
  send: (named: { name: string }, idempotencyKey: string) => Promise<{ id: string }>;
  onSaved: (kept: { id: string }) => void;
  /** Somebody else has saved the template meanwhile: from here on it is a copy that is saved. */
  onOvertaken?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks what a template is called. */
export const TemplateNameDialog = ({ name, onOvertaken, ...dialog }: TemplateNameDialogProps) => (
  <FormDialog
    {...dialog}
    onRefused={({ code }) => {
      if (code === 'conflict') onOvertaken?.();
      return false;
    }}
    refusal={({ code, message = '' }) => {
      if (code !== 'conflict') return '';
      return onOvertaken ? `${message} ${text.overtaken}` : message;
    }}
    schema={TemplateNameForm}
    initial={{ name }}
    input={(form) => form}
    failed={text.error_saving}
  >
    <FormText name="name" label={text.template_name} placeholder={text.enter_template_name} data-autofocus />
  </FormDialog>
);
