import { useFetchedAhead } from '#client/ui/drawn-later.tsx';

/** What keeps an entry, and what shows it. */
export const loadOutbox = () => Promise.all([import('./outbox.ts'), import('./unsent-notice.tsx')]);

/** Where something is written that may wait: what keeps and shows it is here before the network goes. */
export const useOutboxAhead = (): void => useFetchedAhead(loadOutbox);
