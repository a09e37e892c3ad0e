import { Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';

/** How long a pointer rests on a button before its name shows. */
const REST_MS = 400;

interface HintProps {
  target: HTMLElement;
  label: string;
  /** Shown at once, as for the keyboard; else once the pointer has rested. */
  isAtOnce: boolean;
  onEscape: () => void;
}

/** A button's name beside it. */
export function Hint({ target, label, isAtOnce, onEscape }: HintProps) {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onEscape]);
  return <Tooltip target={target} label={label} opened={isAtOnce || hasRested} />;
}
