import type { KeyboardEvent } from 'react';

/** Ctrl or Cmd with Enter sends the form, from whichever of its fields. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  const asked = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  // A dialog opened from within this form is no part of it, though its events pass through here.
  if (!asked || !(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  event.preventDefault();
  const { currentTarget } = event;
  // Once what the key settled in the field, such as a typed date, is drawn.
  setTimeout(() => currentTarget.requestSubmit());
}
