export type ToastVariant = 'common' | 'success' | 'error';

export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastEntry {
  id: number;
  title: string;
  variant: ToastVariant;
  /** Milliseconds on screen, not counting the time it is hovered or focused. */
  duration: number;
  actions: readonly ToastAction[];
}

interface ToastOptions {
  duration?: number;
  /** A second press, such as Undo, offered while the toast stands. */
  action?: ToastAction;
  /** One more beside it, such as why some of it failed. */
  furtherAction?: ToastAction;
}

const DEFAULT_DURATION = 3000;
const MAX_AT_ONCE = 4;

let entries: ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => entries,
};

/** Takes a toast off the screen; unknown ids are ignored. */
export const dismissToast = (id: number) => publish(entries.filter((entry) => entry.id !== id));

function show(
  variant: ToastVariant,
  title: string,
  { duration = DEFAULT_DURATION, action, furtherAction }: ToastOptions = {},
): number {
  lastId += 1;
  const actions = [action, furtherAction].filter((each) => each !== undefined);
  publish([...entries, { id: lastId, title, variant, duration, actions }].slice(-MAX_AT_ONCE));
  return lastId;
}

/** Says what an action did, bottom center, for 3 seconds. Each call returns the toast's id. */
export const toast = {
  common: (title: string, options?: ToastOptions) => show('common', title, options),
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
};
