import { useState } from 'react';
import type { FieldProps } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { numberOf } from './number-of.ts';
import type { RecordValue } from './record-field.ts';

interface NumberControlProps extends FieldProps {
  value: RecordValue;
  money: boolean;
  disabled: boolean;
  maxLength: number;
  onChange: (value: RecordValue) => void;
}

/** A number as it is being typed: '12.' and '12.50' stay so under the cursor, though both are twelve and something. */
export function NumberControl({ value, money, onChange, ...field }: NumberControlProps) {
  const [typed, setTyped] = useState('');
  const shown = numberOf(typed, money) === value ? typed : value === null ? '' : String(value);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(numberOf(event.currentTarget.value, money));
      }}
    />
  );
}
