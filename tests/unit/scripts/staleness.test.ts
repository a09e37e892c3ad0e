import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFolder, buildIsStale, isStale, sourceHash } from '#scripts/lib/build-state.mjs';
import { packagesAreStale, packagesHash } from '#scripts/lib/packages.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'landfall-stale-'));
  put('src/client/main.tsx', 'one');
  put('src/shared/messages.ts', 'words');
  put('package.json', '{}');
  put('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

describe('the built client', () => {
  test('is stale without a build, and with one of other sources', () => {
    const hash = sourceHash(root, 'client');
    expect(isStale(buildFolder(root, 'client'), hash)).toBe(true);
    put('dist/client/.built-from', hash);
    expect(isStale(buildFolder(root, 'client'), hash)).toBe(false);
    put('src/client/main.tsx', 'two');
    expect(isStale(buildFolder(root, 'client'), sourceHash(root, 'client'))).toBe(true);
  });

  test.each(['src/client/routes/new.tsx', 'src/shared/messages.ts', 'vite.config.ts', 'package-lock.json'])(
    'depends on %s',
    (file) => {
      const before = sourceHash(root, 'client');
      put(file, 'changed');
      expect(sourceHash(root, 'client')).not.toBe(before);
    },
  );

  test('does not depend on the server or on what the build generates', () => {
    const before = sourceHash(root, 'client');
    put('src/server/main.ts', 'changed');
    put('src/client/route-tree.gen.ts', 'changed');
    expect(sourceHash(root, 'client')).toBe(before);
  });

  test('says a renamed file', () => {
    const before = sourceHash(root, 'client');
    rmSync(path.join(root, 'src/client/main.tsx'));
    put('src/client/start.tsx', 'one');
    expect(sourceHash(root, 'client')).not.toBe(before);
  });
});

describe('the built server', () => {
  test.each(['src/worker/main.ts', 'src/shared/jobs.ts', 'migrations/1.ts', 'scripts/launch.ts', 'package-lock.json'])(
    'depends on %s',
    (file) => {
      const before = sourceHash(root, 'server');
      put(file, 'changed');
      expect(sourceHash(root, 'server')).not.toBe(before);
    },
  );

  test('does not depend on the client, and both are built or neither is up to date', () => {
    const before = sourceHash(root, 'server');
    put('src/client/main.tsx', 'changed');
    expect(sourceHash(root, 'server')).toBe(before);
    put('dist/server/.built-from', before);
    expect(buildIsStale(root)).toBe(true);
    put('dist/client/.built-from', sourceHash(root, 'client'));
    expect(buildIsStale(root)).toBe(false);
  });
});

describe('the installed packages', () => {
  test('are stale when missing, and after a change of the lock file', () => {
    expect(packagesAreStale(root)).toBe(true);
    put('node_modules/.landfall-packages', packagesHash(root));
    expect(packagesAreStale(root)).toBe(false);
    put('package-lock.json', '{"changed":true}');
    expect(packagesAreStale(root)).toBe(true);
  });

  test('in a linked folder are left alone', () => {
    symlinkSync(os.tmpdir(), path.join(root, 'node_modules'));
    expect(packagesAreStale(root)).toBe(false);
  });
});
