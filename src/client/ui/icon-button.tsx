import { ActionIcon } from '@mantine/core';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useHint } from './use-hint.tsx';

interface IconButtonProps {
  /** Names the button for assistive technology and shows as its tooltip. */
  label: string;
  children: ReactNode;
  kind?: 'quiet' | 'outline' | 'danger';
  size?: number;
  disabled?: boolean;
  /**
   * Said by a button that sends: what it set off is under way. It cannot be pressed then, and keeps the focus that a
   * disabled one would lose; the second click of a double one is left out.
   */
  busy?: boolean;
  pressed?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
}

/** A button of an icon alone. */
export function IconButton({
  label,
  children,
  kind = 'quiet',
  size = 36,
  pressed,
  busy,
  onClick,
  ...rest
}: IconButtonProps) {
  const sends = busy !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second of two quick clicks comes before what the first one set off is drawn, or takes it back.
    if (!sends || event.detail < 2) onClick?.(event);
  };
  const { turning, hint } = useHint(rest.disabled || rest['aria-expanded'] ? null : label);
  return (
    <>
      <ActionIcon
        {...rest}
        {...turning}
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : press}
        variant={kind === 'outline' ? 'default' : 'subtle'}
        color={kind === 'danger' ? 'danger' : kind === 'quiet' ? 'water' : undefined}
        size={size}
      >
        {children}
      </ActionIcon>
      {hint}
    </>
  );
}
