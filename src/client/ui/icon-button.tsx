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
  /** What it set off is under way: it cannot be pressed, and keeps the focus that a disabled one would lose. */
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
  busy = false,
  ...rest
}: IconButtonProps) {
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
        onClick={busy ? undefined : rest.onClick}
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
