import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { emailBlocksMessages as text } from '#shared/features/email-blocks/email-blocks.messages.ts';
import { BlockNameForm } from '#shared/features/email-blocks/email-blocks.schemas.ts';

interface SaveBlockDialogProps {
  /** The element, as it is stored. */
  block: string;
  onClose: () => void;
}

/** Puts the selected element by, under a name. */
export function SaveBlockDialog({ block, onClose }: SaveBlockDialogProps) {
  const client = useQueryClient();
  return (
    <FormDialog
      title={text.save}
      schema={BlockNameForm}
      initial={{ name: '' }}
      input={({ name }) => ({ name })}
      send={({ name }: { name: string }, idempotencyKey) =>
        trpcClient.emailBlocks.create.mutate({ name, restore_block: block }, { context: { idempotencyKey } })
      }
      saved={text.saved}
      failed={text.failed_to_save}
      onSaved={() => {
        void client.invalidateQueries({ queryKey: trpc.emailBlocks.pathKey() });
        onClose();
      }}
      onClose={onClose}
    >
      <FormText name="name" label={text.name} data-autofocus />
    </FormDialog>
  );
}
