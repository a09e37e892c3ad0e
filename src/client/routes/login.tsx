import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { LoginPage } from '../features/auth/login-page.tsx';
import { session } from '../platform/session.ts';

export const Route = createFileRoute('/login')({
  // Here at once: whoever has just left may type before a script has come, into a form that would be replaced.
  codeSplitGroupings: [],
  component: Login,
});

/** Whoever is signed in, or has just become so, has nothing to do here. */
function Login() {
  const navigate = useNavigate();
  const { phase } = useSyncExternalStore(session.subscribe, session.state);
  useEffect(() => {
    if (phase === 'active') void navigate({ to: '/dashboard', replace: true });
  }, [phase, navigate]);
  return phase === 'active' ? null : <LoginPage />;
}
