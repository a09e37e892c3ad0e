import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfAssets } from './scripts/vite-pdf-assets.ts';

const client = fileURLToPath(new URL('./src/client', import.meta.url));

export default defineConfig({
  root: client,
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: `${client}/routes`,
      generatedRouteTree: `${client}/route-tree.gen.ts`,
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    pdfAssets(),
  ],
  build: { outDir: '../../dist', emptyOutDir: true, target: 'es2022', sourcemap: false },
});
