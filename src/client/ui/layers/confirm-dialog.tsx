import { drawnOnceOpened } from '../drawn-later.tsx';

/** Asks one question; the focus starts on the button that changes nothing. */
export const ConfirmDialog = drawnOnceOpened(
  async () => (await import('./confirm-dialog-layer.tsx')).ConfirmDialogLayer,
);
