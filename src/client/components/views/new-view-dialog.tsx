import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import { NewViewForm } from '#shared/features/configuration/view-schemas.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { FormText } from '../form/text-fields.tsx';
import type { ListView } from './use-list-view.ts';
import { useViewName } from './use-view-name.ts';

interface NewViewDialogProps {
  /** What it is asked for, where that is not a new view. */
  title?: string;
  initial?: string;
  names: readonly string[];
  onSave: ListView['saveAsNew'];
  onClose: () => void;
}

/** 'Create new view', or another name for one: asks for the name, required and unique. */
export function NewViewDialog({
  title = text.view_new_title,
  initial = '',
  names,
  onSave,
  onClose,
}: NewViewDialogProps) {
  const { isTaken, saved } = useViewName(names);
  return (
    <FormDialog
      title={title}
      size="small"
      schema={NewViewForm}
      initial={{ view_name: initial }}
      send={({ view_name }) => saved(view_name, onSave(view_name))}
      // Whoever saves it says so.
      failed={null}
      saysMissing
      blocked={isTaken}
      onClose={onClose}
    >
      {({ values }) => (
        <FormText
          name="view_name"
          label={text.view_name}
          fault={isTaken(values) ? text.view_name_taken : undefined}
          data-autofocus
        />
      )}
    </FormDialog>
  );
}
