import { type ReactNode, useId, useRef } from 'react';
import classes from './chips-field.module.css';

interface ChipsFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** After one was chosen by a thumb or the mouse; the keyboard's arrows pass over what is not meant. */
  onTapped?: () => void;
  required?: boolean;
  error?: ReactNode;
}

/** One of a few, each a press away: all in sight, large enough for a thumb. */
export function ChipsField<Value extends string>(props: ChipsFieldProps<Value>) {
  const { label, options, value, onChange, onTapped, required, error } = props;
  const id = useId();
  const byPointer = useRef(false);
  return (
    <div
      role="radiogroup"
      className={classes.field}
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      onPointerDown={() => {
        byPointer.current = true;
      }}
      onKeyDown={() => {
        byPointer.current = false;
      }}
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
              onChange={() => {
                onChange(option.value);
                if (byPointer.current) onTapped?.();
              }}
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
