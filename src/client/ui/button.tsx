import { Button as MantineButton } from '@mantine/core';
import { type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import { useDelayedFlag } from './feedback/use-delayed-flag.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps {
  children: ReactNode;
  kind?: ButtonKind;
  type?: 'button' | 'submit';
  size?: 'sm' | 'md';
  icon?: ReactNode;
  iconAfter?: ReactNode;
  disabled?: boolean;
  /** Said by a button that sends: the second click of a double one is left out, and the spinner follows after 300 ms. */
  loading?: boolean;
  fullWidth?: boolean;
  form?: string;
  className?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
  'aria-controls'?: string;
  'aria-describedby'?: string;
  'data-autofocus'?: boolean;
}

const LOOK = {
  primary: { variant: 'filled', color: 'water' },
  secondary: { variant: 'default', color: undefined },
  quiet: { variant: 'subtle', color: 'water' },
  danger: { variant: 'filled', color: 'danger' },
} as const;

/** A push button; one primary a view. */
export function Button({
  kind = 'secondary',
  type = 'button',
  icon,
  iconAfter,
  loading,
  disabled,
  size = 'sm',
  onClick,
  ...rest
}: ButtonProps) {
  const sends = loading !== undefined;
  const spinning = useDelayedFlag(loading ?? false, 300);
  const [held, setHeld] = useState(false);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || disabled) event.preventDefault();
    // The second of two quick clicks comes before what the first one set off is drawn.
    else if (!sends || event.detail < 2) onClick?.(event);
  };
  return (
    <MantineButton
      {...LOOK[kind]}
      {...rest}
      type={type}
      size={size}
      fw={500}
      leftSection={icon}
      rightSection={iconAfter}
      onClick={press}
      loading={spinning}
      disabled={disabled}
      // One that has the focus cannot be pressed either, but keeps it: a button that is disabled loses it for good.
      renderRoot={(root) => <button {...root} disabled={disabled && !held} />}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      aria-disabled={loading || (disabled && held) || undefined}
      aria-busy={loading || undefined}
    />
  );
}
