import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { assetsMessages } from '#shared/features/assets/assets.messages.ts';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { assetsOptions } from '../email-templates.data.ts';

interface PictureControlProps {
  label: string;
  /** The picture's address; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** One of the organization's pictures, by its name, or none. */
export function PictureControl({ label, value, onChange }: PictureControlProps) {
  const { data, error } = useQuery(assetsOptions());
  const offered = (data ?? []).map(({ location, name }) => ({ value: location, label: name }));
  const isElsewhere = value !== '' && !offered.some((option) => option.value === value);
  return (
    <SelectField
      label={label}
      options={isElsewhere ? [...offered, { value, label: value }] : offered}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      placeholder={text.choice_none}
      error={error ? assetsMessages.failed_to_load : undefined}
      clearable
      searchable
    />
  );
}
