import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

export interface FieldProps {
  label: string;
  /** Hides the label from the eye where the place already says what the control is. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
}

/** What a control must carry to belong to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Draws the control with the attributes handed to it. */
  children: (control: ControlProps) => ReactNode;
}

/** The one frame of every form control: label with its star, hint, error, and the ties between them. */
export function Field({ label, labelHidden, hint, error, required, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classes.field}>
      <label htmlFor={id} id={`${id}-label`} className={labelHidden ? 'lf-sr-only' : classes.label}>
        {label}
        {required && (
          <span aria-hidden className={classes.star}>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <div id={hintId} className={classes.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={errorId} className={classes.error}>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}

/** Splits a wrapper's props into the field's and the control's. */
export function splitField<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const { label, labelHidden, hint, error, required, ...control } = props;
  return [{ label, labelHidden, hint, error, required }, control];
}
