import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('no file, export or dependency is unused', { timeout: 180_000 }, async () => {
  const knip = promisify(execFile)('node_modules/.bin/knip', ['--no-progress'], { cwd: ROOT });
  const printed = await knip.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout || 'knip failed without a word',
  );
  expect(printed.trim()).toBe('');
});
