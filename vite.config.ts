import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { gathered } from '#scripts/vite-gathered.ts';
import { leanAtlas } from '#scripts/vite-lean-atlas.ts';
import { leanSchemas } from '#scripts/vite-lean-schemas.ts';
import { pdfAssets } from '#scripts/vite-pdf-assets.ts';

const client = fileURLToPath(new URL('./src/client', import.meta.url));

const api = process.env.LANDFALL_API_URL ?? 'http://127.0.0.1:3000';

const config = () =>
  ({
    root: client,
    plugins: [
      tanstackRouter({
        target: 'react',
        routesDirectory: `${client}/routes`,
        generatedRouteTree: `${client}/route-tree.gen.ts`,
        autoCodeSplitting: true,
        // What a page is made of and what it fetches come together; the entry keeps the addresses alone.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader', 'errorComponent', 'notFoundComponent', 'pendingComponent']],
        },
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
      pdfAssets(),
      leanAtlas(),
      leanSchemas(),
    ],
    server: {
      // `npm run dev`: the web process runs beside Vite; everything that is not the client's goes there.
      proxy: {
        '^/(trpc|api|auth|webhooks|unsubscribe|mail)/': api,
        '^/(version|healthz|readyz)(\\?|$)': api,
      },
    },
    build: {
      outDir: '../../dist/client',
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: false,
      // Ninety sheets of a kilobyte each weigh half as much again as the same rules in one.
      cssCodeSplit: false,
      rolldownOptions: {
        // Left to itself the bundler puts these into the entry, because most pages need them; the sign-in does not.
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'api', test: /node_modules\/@trpc\/|client\/platform\/trpc\.ts/ },
              { name: 'schemas', test: /node_modules\/zod\// },
              {
                name: 'router',
                test: /node_modules\/@tanstack\/(?:react-router|router-core|history|store|react-store)\/|use-sync-external-store/,
              },
            ],
          },
        },
      },
    },
  }) satisfies UserConfig;

const plain = config();

export default defineConfig({ ...plain, plugins: [...plain.plugins, gathered(config)] });
