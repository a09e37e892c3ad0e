import { RouterProvider } from '@tanstack/react-router';
import { KeyboardProvider } from './components/keyboard-provider.tsx';
import { RouterAnchor } from './components/router-anchor.tsx';
import { useAppearance } from './components/use-appearance.ts';
import { watchCutText } from './components/watch-cut-text.ts';
import { watchPastes } from './components/watch-pastes.ts';
import { watchIdle } from './platform/idle-lock.ts';
import { queryClient } from './platform/query-client.ts';
import { wireSession } from './platform/wire-session.ts';
import { router } from './router.tsx';
import { UiProvider } from './ui/theme/ui-provider.tsx';

wireSession({ queryClient, go: (to) => void router.navigate({ to, replace: true, ignoreBlocker: true }) });
watchIdle();
watchPastes();
watchCutText();

/** The routed app: everything but a stranger's sign-in. */
export function App() {
  const { scheme } = useAppearance();
  return (
    <UiProvider scheme={scheme} anchor={RouterAnchor}>
      <KeyboardProvider>
        <RouterProvider router={router} />
      </KeyboardProvider>
    </UiProvider>
  );
}
