import { createRouter, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { PageFailed } from './components/page-failed.tsx';
import { parseSearch, stringifySearch } from './platform/search-params.ts';
import { routeTree } from './route-tree.gen.ts';

/** A route that fails says so in its own place: navigation and the page around it stay. */
function RouteFailed({ error }: ErrorComponentProps) {
  const router = useRouter();
  return <PageFailed error={error} onRetry={() => void router.invalidate()} />;
}

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: RouteFailed,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
