import { type ComponentProps, useState } from 'react';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { numberOf } from './number-of.ts';

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  value: number | string | null;
  /** US dollars: '$12,500.50' is a number too. */
  money?: boolean;
  onChange: (value: number | string | null) => void;
}

/** A number as it is being typed: '12.' and '12.50' stay so under the cursor, though both are twelve and something. */
export function NumberField({ value, money = false, inputMode = 'decimal', onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const shown = numberOf(typed, money) === value ? typed : value === null ? '' : String(value);
  return (
    <TextField
      {...field}
      inputMode={inputMode}
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(numberOf(event.currentTarget.value, money));
      }}
    />
  );
}
