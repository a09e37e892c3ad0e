import { useState } from 'react';

const keyOf = (name: string) => `expandable:${name}`;

/** How a block was left on this device; undefined where nobody has touched it. */
function kept(name: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(keyOf(name));
    return stored === null ? undefined : stored === 'open';
  } catch {
    // Storage may be switched off: the block then simply forgets.
    return undefined;
  }
}

function keep(name: string, open: boolean) {
  try {
    localStorage.setItem(keyOf(name), open ? 'open' : 'closed');
  } catch {
    // As above.
  }
}

/** Whether a block is open, kept on this device under its name, and what opens and closes it. */
export function useKeptOpen(name: string, openAtFirst: boolean): [open: boolean, toggle: () => void] {
  const [open, setOpen] = useState(() => kept(name) ?? openAtFirst);
  const toggle = () => {
    setOpen(!open);
    keep(name, !open);
  };
  return [open, toggle];
}
