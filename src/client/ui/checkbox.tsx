import { Checkbox as MantineCheckbox } from '@mantine/core';

interface CheckboxProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A yes or no with its own label. */
export function Checkbox({ label, hint, checked, disabled, onChange }: CheckboxProps) {
  return (
    <MantineCheckbox
      label={label}
      description={hint}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
