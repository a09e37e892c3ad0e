import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { matchShortcut, type ShortcutId } from './keyboard-map.ts';
import { typedAhead } from './typed-ahead.ts';

type Handler = () => void;

/** What the help may name: single keys, the palette, and a look at a row, whose key the table itself hears. */
type Registered = ShortcutId | 'palette' | 'row_peek';

interface KeyboardContextValue {
  register: (id: Registered, handler: Handler) => () => void;
  /** Whether a shortcut does something now. */
  isSet: (id: Registered) => boolean;
  /** Whether single keys act; kept in local storage. */
  singleKeys: boolean;
  setSingleKeys: (on: boolean) => void;
}

const KeyboardContext = createContext<KeyboardContextValue | undefined>(undefined);
const STORAGE_KEY = 'single-key-shortcuts';
/** Milliseconds in which a sequence such as g d must be finished. */
const SEQUENCE_TIME = 1200;
const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"]';

/** Listens for the keyboard map. Single keys rest while someone types, while a dialog is open, and when switched off. */
export function KeyboardProvider({ children }: { children: ReactNode }) {
  const handlers = useRef(new Map<Registered, Handler[]>());
  const [singleKeys, setSingleKeys] = useState(() => readSetting());

  useEffect(() => {
    let pending: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = (id: ShortcutId | 'palette') => handlers.current.get(id)?.at(-1);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        const open = run('palette');
        if (open) {
          event.preventDefault();
          typedAhead.begin();
          open();
        }
        return;
      }
      if (typedAhead.takes(event)) {
        event.preventDefault();
        return;
      }
      if (!singleKeys || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const { id, pending: next } = matchShortcut(pending, event.key);
      pending = next;
      clearTimeout(timer);
      timer = setTimeout(() => {
        pending = [];
      }, SEQUENCE_TIME);
      const handler = id && run(id);
      if (!handler) return;
      event.preventDefault();
      // A key that is held down moves on through rows, and decides about no more than it was pressed for.
      if (!event.repeat || id.startsWith('row_')) handler();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      clearTimeout(timer);
    };
  }, [singleKeys]);

  const value = useMemo<KeyboardContextValue>(
    () => ({
      singleKeys,
      setSingleKeys: (on) => {
        setSingleKeys(on);
        keepSetting(on);
      },
      isSet: (id) => (handlers.current.get(id)?.length ?? 0) > 0,
      register: (id, handler) => {
        handlers.current.set(id, [...(handlers.current.get(id) ?? []), handler]);
        return () => {
          handlers.current.set(
            id,
            (handlers.current.get(id) ?? []).filter((each) => each !== handler),
          );
        };
      },
    }),
    [singleKeys],
  );
  return <KeyboardContext value={value}>{children}</KeyboardContext>;
}

export function useKeyboard(): KeyboardContextValue {
  const value = useContext(KeyboardContext);
  if (!value) throw new Error('useKeyboard needs a KeyboardProvider above it');
  return value;
}

/** Gives a shortcut its meaning while the component stands; the one that came last wins. No handler, no shortcut. */
export function useShortcut(id: Registered, handler: Handler | undefined) {
  const { register } = useKeyboard();
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  const active = handler !== undefined;
  useEffect(() => (active ? register(id, () => latest.current?.()) : undefined), [id, active, register]);
}

const isBusy = (target: EventTarget | null) =>
  (target instanceof Element && target.closest(TYPING) !== null) ||
  document.querySelector('[aria-modal="true"]:not([data-closing])') !== null;

function readSetting(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    // Storage may be switched off: the shortcuts then stay on.
    return true;
  }
}

function keepSetting(on: boolean) {
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  } catch {
    // As above: the choice lasts until the page is left.
  }
}
