import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import classes from './toast.module.css';
import { dismissToast, type ToastEntry, toastStore } from './toast-store.ts';
import { useClearPlace } from './use-clear-place.ts';

const ICONS = { common: IconInfoCircle, success: IconCircleCheck, error: IconAlertCircle };

/**
 * Where toasts appear. Both live regions stand from the start, so that what is put into them is announced:
 * errors at once, the rest politely.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  const [paused, setPaused] = useState(false);
  const stack = useRef<HTMLElement>(null);
  const shown = toasts.length;
  useClearPlace(stack, shown);
  // A toast that goes with the focus in it, or from under the pointer, takes the event that would end the pause with it.
  useEffect(() => {
    setPaused(shown > 0 && stack.current?.matches(':hover, :focus-within') === true);
  }, [shown]);
  const show = (entry: ToastEntry) => <Toast key={entry.id} entry={entry} paused={paused} />;
  return (
    <section
      ref={stack}
      className={classes.stack}
      aria-label={text.toasts_label}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="status" className={classes.region}>
        {toasts.filter((entry) => entry.variant !== 'error').map(show)}
      </div>
      <div role="alert" className={classes.region}>
        {toasts.filter((entry) => entry.variant === 'error').map(show)}
      </div>
    </section>
  );
}

function Toast({ entry, paused }: { entry: ToastEntry; paused: boolean }) {
  const { id, title, variant, actions, duration } = entry;
  useDismissAfter(id, duration, paused);
  const Icon = ICONS[variant];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the Dismiss button; the whole card is for the mouse
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className={`${classes.toast} ${classes[variant]}`} onClick={() => dismissToast(id)}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={classes.title}>{title}</span>
      {actions.map(({ label, onAction }) => (
        <button key={label} type="button" className={classes.action} onClick={onAction}>
          {label}
        </button>
      ))}
      <button type="button" className={classes.close} aria-label={text.toast_dismiss} onClick={() => dismissToast(id)}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}

function useDismissAfter(id: number, duration: number, paused: boolean) {
  const left = useRef(duration);
  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - since));
    };
  }, [id, paused]);
}
