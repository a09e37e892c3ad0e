import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormTextarea } from '#client/components/form/text-fields.tsx';
import { trpcClient } from '#client/platform/trpc.ts';
import { emailBlocksMessages as text } from '#shared/features/email-blocks/email-blocks.messages.ts';
import { HtmlImportInput } from '#shared/features/email-blocks/email-blocks.schemas.ts';
import { decodeBlock } from '#shared/features/email-blocks/stored-block.ts';
import type { Fragment } from '#shared/features/email-templates/edit/operations.ts';

interface ImportHtmlDialogProps {
  onInsert: (block: Fragment) => void;
  onClose: () => void;
}

/** Takes the HTML of an e-mail that was made elsewhere. */
export function ImportHtmlDialog({ onInsert, onClose }: ImportHtmlDialogProps) {
  return (
    <FormDialog
      title={text.import_html}
      schema={HtmlImportInput}
      initial={{ html: '' }}
      input={({ html }) => ({ html })}
      send={(input: { html: string }) => trpcClient.emailBlocks.importHtml.mutate(input)}
      submit={text.import}
      saved={text.imported}
      failed={text.failed_to_import}
      onSaved={({ restore_block }) => {
        onInsert(decodeBlock(restore_block).block);
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextarea name="html" label={text.html} hint={text.html_hint} rows={8} data-autofocus />
    </FormDialog>
  );
}
