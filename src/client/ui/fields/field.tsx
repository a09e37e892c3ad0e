import { InputWrapperContext } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useId } from 'react';
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

const DescribedBy = createContext<string | undefined>(undefined);

/**
 * Ties one of Mantine's inputs to the hint and the error of the field around it. The theme puts it around each of them: an
 * input takes this tie from a frame of Mantine's alone, whatever it is handed.
 */
export function TiedInput({ children }: { children: ReactNode }) {
  const mantine = use(InputWrapperContext);
  const describedBy = use(DescribedBy) ?? mantine.describedBy;
  return <InputWrapperContext value={{ ...mantine, describedBy }}>{children}</InputWrapperContext>;
}

/** The one frame of every form control: label with its star, hint, error, and the ties between them. */
export function Field({ label, labelHidden, hint, error, required, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
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
      <DescribedBy value={describedBy}>
        {children({
          id,
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        })}
      </DescribedBy>
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
