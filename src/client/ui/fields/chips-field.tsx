import { type ReactNode, useId } from 'react';
import classes from './chips-field.module.css';

interface ChipsFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  required?: boolean;
  error?: ReactNode;
}

/** One of a few, each a press away: all in sight, large enough for a thumb. */
export function ChipsField<Value extends string>(props: ChipsFieldProps<Value>) {
  const { label, options, value, onChange, required, error } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      className={classes.field}
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <div id={`${id}-label`} className={classes.label}>
        {label}
        {required && (
          <span aria-hidden className={classes.star}>
            {' *'}
          </span>
        )}
      </div>
      <div className={classes.chips}>
        {options.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input
              type="radio"
              name={id}
              className={classes.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
