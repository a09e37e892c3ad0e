/** What was typed for the palette before its box stood; null while nothing waits for it. */
let typed: string | null = null;
/** Whether Enter has followed: what is found first is meant. */
let entered = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds after which a palette that never came gets its keys no more. */
const PATIENCE = 10_000;

const end = () => {
  typed = null;
  entered = false;
  clearTimeout(timer);
};

/** Keeps the keys that follow Ctrl/Cmd+K until the palette's box takes them, so that none is lost or means something else. */
export const typedAhead = {
  begin: () => {
    end();
    typed = '';
    timer = setTimeout(end, PATIENCE);
  },
  /** Whether a key is kept for the palette. */
  takes: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (typed === null || ctrlKey || metaKey || altKey) return false;
    if (key === 'Escape') end();
    else if (key === 'Enter') entered = typed !== '';
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else return false;
    if (key !== 'Enter') entered = false;
    return true;
  },
  /** Hands over what was typed; from here on the box takes its keys itself. */
  take: (): { typed: string; entered: boolean } => {
    const taken = { typed: typed ?? '', entered };
    end();
    return taken;
  },
};
