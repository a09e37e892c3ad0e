import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from './platform/search-params.ts';
import { routeTree } from './route-tree.gen.ts';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
