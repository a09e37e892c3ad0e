import { drawnLater } from '#client/ui/drawn-later.tsx';

/** The editor of a text is half of all that the page is made of, and not there before a text is opened. */
export const TextEditor = drawnLater(async () => (await import('./text-editor.tsx')).TextEditor);
