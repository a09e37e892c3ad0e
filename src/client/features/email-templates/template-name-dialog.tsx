import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { TemplateNameForm } from '#shared/features/email-templates/email-templates.schemas.ts';

interface TemplateNameDialogProps {
  title: string;
  name: string;
  submit?: string;
  saved: string;
  send: (named: { name: string }) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks what a template is called. */
export const TemplateNameDialog = ({ name, ...dialog }: TemplateNameDialogProps) => (
  <FormDialog
    {...dialog}
    schema={TemplateNameForm}
    initial={{ name }}
    input={(form) => form}
    failed={text.error_saving}
  >
    <FormText name="name" label={text.template_name} placeholder={text.enter_template_name} data-autofocus />
  </FormDialog>
);
