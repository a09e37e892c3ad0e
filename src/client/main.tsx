import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { KeyboardProvider } from './components/keyboard-provider.tsx';
import { RouterAnchor } from './components/router-anchor.tsx';
import { watchIdle } from './platform/idle-lock.ts';
import { keepSession } from './platform/keep-session.ts';
import { queryClient } from './platform/query-client.ts';
import { wireSession } from './platform/wire-session.ts';
import { router } from './router.tsx';
import { UiProvider } from './ui/ui-provider.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

wireSession({ queryClient, go: (to) => void router.navigate({ to, replace: true, ignoreBlocker: true }) });
keepSession();
watchIdle();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <UiProvider anchor={RouterAnchor}>
        <KeyboardProvider>
          <RouterProvider router={router} />
        </KeyboardProvider>
      </UiProvider>
    </QueryClientProvider>
  </StrictMode>,
);
