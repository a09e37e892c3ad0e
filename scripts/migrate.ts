/**
 * Migrates the database of DATABASE_URL: `npm run migrate` applies what is pending, `npm run migrate -- down` takes
 * the newest migration back, `npm run migrate -- down all` all of them. Ends with code 1 and one line on failure.
 */
import { migrateDown, migrateToLatest } from '#server/platform/migrations.ts';
import { withSecretFiles } from '#server/platform/secret-files.ts';
import { explainFailure } from './launch/explain.ts';

const [direction = 'up', amount] = process.argv.slice(2);
let databaseUrl: string | undefined;

try {
  databaseUrl = withSecretFiles(process.env, ['DATABASE_URL']).DATABASE_URL;
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the database to migrate.');
  if (direction === 'up') {
    const names = await migrateToLatest(databaseUrl);
    console.log(names.length === 0 ? 'The database is up to date.' : `Applied: ${names.join(', ')}`);
  } else if (direction === 'down' && (amount === undefined || amount === 'all')) {
    const names = await migrateDown(databaseUrl, { steps: amount ?? 1 });
    console.log(names.length === 0 ? 'There is nothing to take back.' : `Taken back: ${names.join(', ')}`);
  } else {
    throw new Error('Use: npm run migrate [-- down [all]]');
  }
} catch (error) {
  console.error(explainFailure(error, { databaseUrl }));
  process.exitCode = 1;
}
