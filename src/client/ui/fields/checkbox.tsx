import { Checkbox as MantineCheckbox } from '@mantine/core';

interface CheckboxProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  /** A dialog opens with the focus here. */
  autoFocus?: boolean;
  onChange: (checked: boolean) => void;
}

/** A yes or no with its own label. */
export function Checkbox({ label, hint, checked, disabled, autoFocus, onChange }: CheckboxProps) {
  return (
    <MantineCheckbox
      label={label}
      description={hint}
      checked={checked}
      disabled={disabled}
      data-autofocus={autoFocus || undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
