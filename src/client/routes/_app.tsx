import { createFileRoute } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { LoginPage } from '../features/auth/login-page.tsx';
import { session } from '../platform/session.ts';

/** A stranger at the sign-in does not wait for what only the signed-in see. */
const SignedIn = drawnLater(async () => (await import('../signed-in.tsx')).SignedIn);

export const Route = createFileRoute('/_app')({ component: App });

/** Every address shows the login to a stranger; a session that ends covers its page and keeps it. */
function App() {
  const { phase, owner } = useSyncExternalStore(session.subscribe, session.state);
  if (phase === 'signed_out') return <LoginPage />;
  return <SignedIn key={owner} ended={phase === 'ended'} />;
}
