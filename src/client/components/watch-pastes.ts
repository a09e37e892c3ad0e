import { toast } from '#client/ui/feedback/toast-store.ts';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';

/** Milliseconds: long enough to look at what is left of the text. */
const SAID_MS = 8_000;

/** Characters that a field still takes in place of those selected; null where it has no limit. */
function roomOf(field: EventTarget | null): number | null {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.maxLength < 0) return null;
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  return field.maxLength - field.value.length + selected;
}

/** Says when a field takes only the beginning of what is pasted: a browser leaves out the rest without a word. */
export function watchPastes(): void {
  // After the fields that do something of their own with what is pasted.
  document.addEventListener('paste', ({ target, clipboardData, defaultPrevented }) => {
    const room = roomOf(target);
    const pasted = clipboardData?.getData('text/plain').length ?? 0;
    if (room === null || pasted <= room || defaultPrevented) return;
    const { maxLength } = target as HTMLInputElement | HTMLTextAreaElement;
    toast.common(format(text.paste_cut, { n: maxLength }), { duration: SAID_MS });
  });
}
