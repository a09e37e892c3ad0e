import { ActionIcon, Tooltip } from '@mantine/core';
import type { MouseEvent, ReactNode, Ref } from 'react';

interface IconButtonProps {
  /** Names the button for assistive technology and shows as its tooltip. */
  label: string;
  children: ReactNode;
  kind?: 'quiet' | 'outline' | 'danger';
  size?: number;
  disabled?: boolean;
  pressed?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
}

/** A button of an icon alone. */
export function IconButton({ label, children, kind = 'quiet', size = 36, pressed, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} openDelay={400} events={{ hover: true, focus: true, touch: false }}>
      <ActionIcon
        {...rest}
        aria-label={label}
        aria-pressed={pressed}
        variant={kind === 'outline' ? 'default' : 'subtle'}
        color={kind === 'danger' ? 'danger' : kind === 'quiet' ? 'water' : undefined}
        size={size}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
