import { focusManager, type QueryClient } from '@tanstack/react-query';
import { session } from './session.ts';

interface Wires {
  queryClient: QueryClient;
  /** Goes to a page without asking about unsaved text. */
  go(to: '/login' | '/dashboard'): void;
}

/** What a change of person means to the page: a leaver's memory is emptied, a returner's answers are fetched again. */
export function wireSession({ queryClient, go }: Wires): void {
  session.onFarewell(() => {
    queryClient.clear();
    sessionStorage.clear();
    go(session.state().owner === null ? '/login' : '/dashboard');
  });
  let { phase } = session.state();
  session.subscribe(() => {
    const before = phase;
    phase = session.state().phase;
    // Behind the sign-in nothing is looked up again: each answer would be that nobody is signed in.
    focusManager.setFocused(phase === 'ended' ? false : undefined);
    if (before === 'ended' && phase === 'active') void queryClient.invalidateQueries();
  });
}
