import { z } from 'zod';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText, FormTextarea } from '#client/components/form/text-fields.tsx';
import { customConfigMessages as refusals } from '#shared/features/custom-config/custom-config.messages.ts';
import { isSectionTaken, type WorkingSection } from '#shared/features/custom-config/working-copy.ts';
import { fieldEditorMessages as text } from '#shared/features/field-editor/field-editor.messages.ts';

interface SectionDialogProps {
  sections: readonly WorkingSection[];
  section: WorkingSection | undefined;
  onSubmit: (entered: { name: string; description: string }) => void;
  onClose: () => void;
}

/** A section's title, which no other may have, and its description. It changes the working copy alone. */
export function SectionDialog({ sections, section, onSubmit, onClose }: SectionDialogProps) {
  const schema = z.strictObject({
    name: z
      .string()
      .trim()
      .min(1, refusals.please_enter_title)
      .max(200)
      .refine((name) => !isSectionTaken(sections, name, section?.id), refusals.section_name_taken),
    description: z.string().trim().min(1, refusals.please_enter_description).max(2_000),
  });
  return (
    <FormDialog
      title={section ? text.edit_section : text.add_section}
      schema={schema}
      initial={{ name: section?.name ?? '', description: section?.description ?? '' }}
      saysMissing
      needsChange={section !== undefined}
      send={async (entered) => onSubmit(entered)}
      saved={null}
      failed={null}
      onClose={onClose}
    >
      <FormText name="name" label={text.section_title} data-autofocus />
      <FormTextarea name="description" label={text.description} />
    </FormDialog>
  );
}
