const unfetched = new WeakSet<Error>();

/**
 * Notes which errors come of files of the product that could not be fetched. Their words are changed, for by those of the
 * browser the router would load the page once more by itself: where the server does not answer, that leaves nothing of it.
 */
export function watchUnfetched(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    unfetched.add(payload);
    payload.message = `Not fetched: ${payload.message}`;
  });
}

/** Whether an error says that a file of the product did not come: there is no network, no server, or a newer version. */
export const isUnfetched = (error: unknown): boolean => error instanceof Error && unfetched.has(error);
