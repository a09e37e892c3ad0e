import { Select } from '@mantine/core';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { DROPDOWN } from '../layers/dropdown.ts';
import { Field, type FieldProps } from './field.tsx';
import { keepEnter } from './keep-enter.ts';
import { useOpenedByTyping } from './use-opened-by-typing.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Offers the empty value again. */
  clearable?: boolean;
  searchable?: boolean;
  disabled?: boolean;
  /** What was chosen is being saved: nothing else can be, and the field keeps the focus that a disabled one would lose. */
  busy?: boolean;
}

/** One of a list known beforehand. */
export function SelectField<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  required,
  ...rest
}: SelectFieldProps<Value>) {
  const { options, value, onChange, onBlur, placeholder, clearable, searchable, disabled, busy } = rest;
  const opening = useOpenedByTyping();
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(tied) => (
        <Select
          {...tied}
          {...opening}
          data={options as Option<Value>[]}
          value={value}
          onChange={(next) => onChange(options.find((option) => option.value === next)?.value ?? null)}
          onBlur={onBlur}
          placeholder={placeholder}
          aria-label={label}
          error={Boolean(error)}
          clearable={clearable}
          allowDeselect={clearable ?? false}
          searchable={searchable}
          // What Enter chooses of what is typed.
          selectFirstOptionOnChange={searchable}
          onKeyDown={(event) => searchable && keepEnter(event, event.currentTarget.value, chosen)}
          disabled={disabled}
          readOnly={busy}
          nothingFoundMessage={options.length === 0 ? text.select_none_yet : text.select_nothing}
          clearButtonProps={{ 'aria-label': text.select_clear, 'aria-hidden': false, size: '24px', tabIndex: 0 }}
          openOnFocus={false}
          comboboxProps={DROPDOWN}
        />
      )}
    </Field>
  );
}
