import { z } from 'zod';
import { FormCheckbox } from '#client/components/form/checkbox-field.tsx';
import { FormField, FormSelect } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText, FormTextarea } from '#client/components/form/text-fields.tsx';
import { TagsInput } from '#client/ui/fields/tags-input.tsx';
import { customConfigMessages as refusals } from '#shared/features/custom-config/custom-config.messages.ts';
import {
  FIELD_TYPES,
  type FieldType,
  hasOptions,
  machineName,
} from '#shared/features/custom-config/custom-config.rules.ts';
import { TYPE_LABELS } from '#shared/features/custom-config/published-whole.ts';
import { isFieldTaken, type WorkingField, type WorkingSection } from '#shared/features/custom-config/working-copy.ts';
import { fieldEditorMessages as text } from '#shared/features/field-editor/field-editor.messages.ts';
import { OptionUse } from './option-use.tsx';

const TYPES: readonly FieldType[] = ['text', 'number', 'date', 'enum', 'multi_enum', 'boolean'];
const OPTIONS = TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

export type EnteredField = Pick<WorkingField, 'name' | 'field_type' | 'description' | 'enum_options' | 'is_required'>;

interface FieldDialogProps {
  sections: readonly WorkingSection[];
  field: WorkingField | undefined;
  /** The options that inquiries can hold by now. */
  published: readonly string[];
  onSubmit: (entered: EnteredField) => void;
  onClose: () => void;
}

const fieldForm = (sections: readonly WorkingSection[], field: WorkingField | undefined) =>
  z
    .strictObject({
      name: z
        .string()
        .trim()
        .min(1, refusals.please_enter_title)
        .max(200)
        .refine((name) => name === '' || machineName(name) !== '', refusals.letter_or_digit)
        .refine((name) => name === '' || !isFieldTaken(sections, name, field?.id), refusals.field_name_taken),
      field_type: z.enum(FIELD_TYPES),
      description: z.string().trim().max(2_000),
      enum_options: z.array(z.string().trim().min(1).max(200)).max(100),
      is_required: z.boolean(),
    })
    .refine(({ field_type, enum_options }) => !hasOptions(field_type) || enum_options.length > 0, {
      path: ['enum_options'],
      message: refusals.options_needed,
    });

/** A field's definition; what is saved already keeps its title and its type. It changes the working copy alone. */
export function FieldDialog({ sections, field, published, onSubmit, onClose }: FieldDialogProps) {
  const locked = field !== undefined && !field.created;
  return (
    <FormDialog
      title={field ? text.edit_field : text.add_field}
      schema={fieldForm(sections, field)}
      initial={{
        name: field?.name ?? '',
        field_type: (field?.field_type ?? 'text') as FieldType,
        description: field?.description ?? '',
        enum_options: field?.enum_options ?? ([] as string[]),
        is_required: field?.is_required ?? false,
      }}
      saysMissing
      needsChange={field !== undefined}
      send={async (entered) => onSubmit(entered)}
      saved={null}
      failed={null}
      onClose={onClose}
    >
      {({ values }) => (
        <>
          <FormText
            name="name"
            label={text.field_title}
            hint={locked ? text.locked_hint : undefined}
            readOnly={locked}
            data-autofocus={!locked || undefined}
          />
          <FormSelect name="field_type" label={text.type} options={OPTIONS} clearable={false} disabled={locked} />
          {hasOptions(values.field_type) && (
            <FormField<string[]> name="enum_options">
              {({ value, onChange, error }) => (
                <TagsInput label={text.options} required value={value} onChange={onChange} error={error} shown={100} />
              )}
            </FormField>
          )}
          {field && locked && (
            <OptionUse
              fieldId={field.id}
              removed={published.filter((option) => !values.enum_options.includes(option))}
            />
          )}
          <FormTextarea name="description" label={text.description} />
          <FormCheckbox name="is_required" label={text.required} hint={text.required_hint} />
        </>
      )}
    </FormDialog>
  );
}
