/**
 * Builds what production runs (`npm run build`): the client into `dist/client`; web, worker, their children, migrations
 * and the launcher into `dist/server`. What was built from exactly these sources is left as it is.
 */
import { PRODUCT_FOLDER } from '#server/platform/product-folder.ts';
import { ensureClientBuild } from './build/client.ts';
import { ensureServerBuild } from './build/server.ts';

try {
  const [client, server] = await Promise.all([ensureClientBuild(PRODUCT_FOLDER), ensureServerBuild(PRODUCT_FOLDER)]);
  const built = [client && 'client', server && 'server'].filter(Boolean).join(' and ');
  console.log(built ? `Built: ${built}` : 'The build is up to date.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
