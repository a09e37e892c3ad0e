import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isStale, sourceHash } from '../../../scripts/launch/client-build.ts';
import { packagesAreStale, packagesHash } from '../../../scripts/lib/packages.mjs';

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
    const hash = sourceHash(root);
    expect(isStale(path.join(root, 'dist'), hash)).toBe(true);
    put('dist/.built-from', hash);
    expect(isStale(path.join(root, 'dist'), hash)).toBe(false);
    put('src/client/main.tsx', 'two');
    expect(isStale(path.join(root, 'dist'), sourceHash(root))).toBe(true);
  });

  test.each(['src/client/routes/new.tsx', 'src/shared/messages.ts', 'vite.config.ts', 'package-lock.json'])(
    'depends on %s',
    (file) => {
      const before = sourceHash(root);
      put(file, 'changed');
      expect(sourceHash(root)).not.toBe(before);
    },
  );

  test('does not depend on the server or on what the build generates', () => {
    const before = sourceHash(root);
    put('src/server/main.ts', 'changed');
    put('src/client/route-tree.gen.ts', 'changed');
    expect(sourceHash(root)).toBe(before);
  });

  test('tells a renamed file', () => {
    const before = sourceHash(root);
    rmSync(path.join(root, 'src/client/main.tsx'));
    put('src/client/start.tsx', 'one');
    expect(sourceHash(root)).not.toBe(before);
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
