import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const readJson = <T>(file: string): T => JSON.parse(readFileSync(`${ROOT}/${file}`, 'utf8')) as T;

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  overrides: Record<string, string>;
  allowScripts: Record<string, boolean>;
}
interface Lock {
  packages: Record<
    string,
    { version?: string; integrity?: string; resolved?: string; hasInstallScript?: boolean; license?: string }
  >;
}

const manifest = readJson<Manifest>('package.json');
const lock = readJson<Lock>('package-lock.json');
const locked = Object.entries(lock.packages).filter(([place]) => place !== '');
const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

test('every dependency is pinned to one version', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  const pins = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides });
  expect(pins.length).toBeGreaterThan(50);
  expect(pins.filter(([, version]) => !EXACT.test(version))).toEqual([]);
});

test('every locked package has a version and a digest, and comes from a registry', () => {
  expect(locked.length).toBeGreaterThan(500);
  const loose = locked.filter(
    ([, { version, integrity, resolved }]) =>
      !version || !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') || !resolved?.startsWith('https://'),
  );
  expect(loose.map(([place]) => place)).toEqual([]);
});

/** Licenses that ask for no more than to be named, or for changes to their own files to stay open. */
const LICENSES = new Set(
  'MIT MIT-0 ISC Zlib 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 MPL-2.0 BlueOak-1.0.0 Unlicense CC0-1.0 WTFPL OFL-1.1'
    .concat(' Python-2.0 Artistic-2.0 CC-BY-3.0 CC-BY-4.0')
    .split(' '),
);
/** Packages that name their license in a file alone; each is MIT. */
const NAMED_IN_A_FILE = new Set(['buildcheck', 'busboy', 'cpu-features', 'png-js', 'ssh2', 'streamsearch']);

test('every locked package has a license that a self-hosted product may carry', () => {
  const name = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const choices = (license: string) => license.replace(/[()]|(?<=MIT) License/g, '').split(' OR ');
  const allowed = (choice: string) => choice.split(' AND ').every((each) => LICENSES.has(each));
  const odd = locked.filter(([place, { license }]) =>
    license ? !choices(license).some(allowed) : !NAMED_IN_A_FILE.has(name(place)),
  );
  expect(odd.map(([place, { license }]) => `${name(place)}: ${license}`)).toEqual([]);
});

test('the locked versions are the pinned ones', () => {
  const { dependencies, devDependencies } = manifest;
  const differing = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version,
  );
  expect(differing).toEqual([]);
});

test('no package runs a script at installation without having been looked at', () => {
  const name = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const unseen = locked
    .filter(([place, entry]) => entry.hasInstallScript && !(name(place) in manifest.allowScripts))
    .map(([place]) => place);
  expect(unseen).toEqual([]);
});

test('the lock file passes lockfile-lint', { timeout: 120_000 }, async () => {
  const options = ['--type', 'npm', '--validate-https', '--validate-integrity', '--allowed-hosts', 'npm'];
  const { stdout } = await run('node_modules/.bin/lockfile-lint', ['--path', 'package-lock.json', ...options], {
    cwd: ROOT,
  });
  expect(stdout).toContain('No issues detected');
});

/** Files a secretlint looks at: each is timed against all before it, so that many at once take many times as long. */
const AT_ONCE = 150;

test('no secret stands in the repository', { timeout: 300_000 }, async () => {
  const { stdout: listed } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT });
  const files = listed.split('\n').filter((file) => /\.(tsx?|m?js|json|md|ya?ml|sh|html|css|example|tsv)$/.test(file));
  const scanned = files.filter((file) => file !== 'package-lock.json' && existsSync(`${ROOT}/${file}`));
  for (let from = 0; from < scanned.length; from += AT_ONCE) {
    const { stdout } = await run(
      'node_modules/.bin/secretlint',
      ['--no-glob', ...scanned.slice(from, from + AT_ONCE)],
      {
        cwd: ROOT,
        maxBuffer: 16 * 1024 * 1024,
      },
    );
    expect(stdout.trim()).toBe('');
  }
});
