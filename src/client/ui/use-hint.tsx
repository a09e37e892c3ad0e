import { type FocusEvent, type PointerEvent, type ReactNode, useCallback, useState } from 'react';
import { drawnLater } from './drawn-later.tsx';

const Hint = drawnLater(async () => (await import('./hint.tsx')).Hint);

/** What has turned to the element. */
interface Turned {
  target: HTMLElement;
  by: 'pointer' | 'keyboard';
}

interface Hinted {
  /** For the element that is named. */
  turning: {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
  /** Beside it. */
  hint: ReactNode;
}

/** Words beside an element that a pointer rests on or the keyboard has come to; fetched when that happens first. */
export function useHint(label: string | null | undefined): Hinted {
  const [turned, setTurned] = useState<Turned | null>(null);
  const away = useCallback(() => setTurned(null), []);
  const turning = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') setTurned({ target: event.currentTarget, by: 'pointer' });
    },
    onPointerLeave: away,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.target.matches(':focus-visible')) setTurned({ target: event.currentTarget, by: 'keyboard' });
    },
    onBlur: away,
  };
  const hint = turned && label && (
    <Hint target={turned.target} label={label} isAtOnce={turned.by === 'keyboard'} onEscape={away} />
  );
  return { turning, hint };
}
