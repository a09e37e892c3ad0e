import { drawnOnceOpened } from '../drawn-later.tsx';

/** A dialog that never eats what was typed into it. */
export const Modal = drawnOnceOpened(async () => (await import('./modal-layer.tsx')).ModalLayer);
