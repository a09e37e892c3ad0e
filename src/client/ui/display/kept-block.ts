const keyOf = (name: string) => `expandable:${name}`;

/** How a block was left on this device; undefined where nobody has touched it. */
export function keptBlock(name: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(keyOf(name));
    return stored === null ? undefined : stored === 'open';
  } catch {
    // Storage may be switched off: the block then simply forgets.
    return undefined;
  }
}

export function keepBlock(name: string, open: boolean) {
  try {
    localStorage.setItem(keyOf(name), open ? 'open' : 'closed');
  } catch {
    // As above.
  }
}
