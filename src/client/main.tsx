import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Failure } from './components/page-failed.tsx';
import { AuthFrame } from './features/auth/auth-frame.tsx';
import { LoginPage } from './features/auth/login-page.tsx';
import { keepSession } from './platform/keep-session.ts';
import { queryClient } from './platform/query-client.ts';
import { session } from './platform/session.ts';
import { watchUnfetched } from './platform/unfetched.ts';
import { CatchError } from './ui/feedback/catch-error.tsx';
import { UiProvider } from './ui/theme/ui-provider.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

keepSession();
watchUnfetched();

const loadApp = () => import('./app.tsx');
// Whoever turns to a field is about to need the rest.
window.addEventListener('focusin', () => void loadApp(), { once: true });
const App = drawnLater(async () => (await loadApp()).App);

/** Pages that are open to strangers besides the sign-in. */
const OPEN = /^\/(forgot-password|reset_password|dev)(\/|$)/i;

/** A stranger is shown the sign-in without the app behind it, which is fetched while they type. */
function Root() {
  const { phase } = useSyncExternalStore(session.subscribe, session.state);
  const [started, setStarted] = useState(phase !== 'signed_out' || OPEN.test(window.location.pathname));
  if (!started && phase !== 'signed_out') setStarted(true);
  if (started) return <App />;
  return (
    <UiProvider>
      <LoginPage />
    </UiProvider>
  );
}

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <CatchError
        fallback={(error, again) => (
          <UiProvider>
            <AuthFrame title={text.page_failed}>
              <Failure error={error} onRetry={again} />
            </AuthFrame>
          </UiProvider>
        )}
      >
        <Root />
      </CatchError>
    </QueryClientProvider>
  </StrictMode>,
);
