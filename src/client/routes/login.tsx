import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { LoginPage } from '../features/auth/login-page.tsx';
import { session } from '../platform/session.ts';

export const Route = createFileRoute('/login')({ component: Login });

/** Whoever is signed in, or has just become so, has nothing to do here. */
function Login() {
  const navigate = useNavigate();
  const { phase } = useSyncExternalStore(session.subscribe, session.state);
  useEffect(() => {
    if (phase === 'active') void navigate({ to: '/dashboard', replace: true });
  }, [phase, navigate]);
  return phase === 'active' ? null : <LoginPage />;
}
