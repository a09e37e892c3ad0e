import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { KeyboardProvider } from './components/keyboard-provider.tsx';
import { RouterAnchor } from './components/router-anchor.tsx';
import { queryClient } from './platform/query-client.ts';
import { router } from './router.tsx';
import { UiProvider } from './ui/ui-provider.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

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
