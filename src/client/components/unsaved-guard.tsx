import { useBlocker } from '@tanstack/react-router';
import { uiMessages as text } from '../../shared/features/ui/ui.messages.ts';

/** Leaving the page with something unsaved asks first: inside the app in our words, on reload in the browser's. */
export function useUnsavedGuard(dirty: boolean): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty && current.pathname !== next.pathname && !window.confirm(text.discard_title),
    enableBeforeUnload: () => dirty,
    disabled: !dirty,
  });
}
