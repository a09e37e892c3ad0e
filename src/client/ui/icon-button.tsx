import { ActionIcon } from '@mantine/core';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useState,
} from 'react';
import { drawnLater } from './drawn-later.tsx';

const Hint = drawnLater(async () => (await import('./hint.tsx')).Hint);

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

/** What has turned to the button. */
interface Turned {
  target: HTMLElement;
  by: 'pointer' | 'keyboard';
}

/** A button of an icon alone. */
export function IconButton({ label, children, kind = 'quiet', size = 36, pressed, ...rest }: IconButtonProps) {
  const [turned, setTurned] = useState<Turned | null>(null);
  const away = useCallback(() => setTurned(null), []);
  const onPointerEnter = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerType !== 'touch') setTurned({ target: event.currentTarget, by: 'pointer' });
  };
  const onFocus = (event: FocusEvent<HTMLButtonElement>) => {
    const target = event.currentTarget;
    if (target.matches(':focus-visible')) setTurned({ target, by: 'keyboard' });
  };
  return (
    <>
      <ActionIcon
        {...rest}
        onPointerEnter={onPointerEnter}
        onPointerLeave={away}
        onFocus={onFocus}
        onBlur={away}
        aria-label={label}
        aria-pressed={pressed}
        variant={kind === 'outline' ? 'default' : 'subtle'}
        color={kind === 'danger' ? 'danger' : kind === 'quiet' ? 'water' : undefined}
        size={size}
      >
        {children}
      </ActionIcon>
      {turned && !rest.disabled && !rest['aria-expanded'] && (
        <Hint target={turned.target} label={label} isAtOnce={turned.by === 'keyboard'} onEscape={away} />
      )}
    </>
  );
}
