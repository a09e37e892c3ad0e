import { type SpawnOptions, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface SystemUser {
  uid: number;
  gid: number;
}

export interface Invocation {
  command: string;
  args: string[];
  options: SpawnOptions;
}

/** As whom PostgreSQL runs, and where its binaries and data lie for that user. */
export interface PostgresIdentity {
  /** Set when PostgreSQL runs as another user than this process. */
  user?: SystemUser;
  native: string;
  dataDir: string;
  invoke: (program: string, args: readonly string[]) => Invocation;
}

/**
 * PostgreSQL refuses to run as root. As root, it becomes an unprivileged user without changing the machine: directly
 * where that user can reach the files, else with one ambient capability (a checkout under /root), else on a copy.
 */
export function postgresIdentity(native: string, dataDir: string): PostgresIdentity {
  if (process.getuid?.() !== 0) return { native, dataDir, invoke: plainly({}) };
  const user = ownerOf(dataDir) ?? unprivilegedUser();
  if (othersMayEnter(native) && othersMayEnter(path.dirname(dataDir))) {
    return { user, native, dataDir, invoke: plainly(user) };
  }
  const invoke = withCapability(user);
  if (works(invoke(path.join(native, 'bin', 'postgres'), ['--version']))) return { user, native, dataDir, invoke };
  const copy = copyFolder(dataDir);
  if (!existsSync(path.join(copy, 'native'))) {
    cpSync(native, path.join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  }
  return { user, native: path.join(copy, 'native'), dataDir: path.join(copy, 'data'), invoke: plainly(user) };
}

const plainly =
  (options: SpawnOptions) =>
  (command: string, args: readonly string[]): Invocation => ({ command, args: [...args], options });

/**
 * Keeps CAP_DAC_OVERRIDE across the change of user. `no_setuid_fixup` is needed because access(2) drops the
 * capabilities of a real uid that is not root.
 */
function withCapability({ uid, gid }: SystemUser) {
  const prefix = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
    '--',
  ];
  return (command: string, args: readonly string[]): Invocation => ({
    command: 'setpriv',
    args: [...prefix, command, ...args],
    options: {},
  });
}

const works = ({ command, args, options }: Invocation): boolean =>
  spawnSync(command, args, { ...options, cwd: '/', stdio: 'ignore' }).status === 0;

/** The user that made an earlier database in this folder. */
function ownerOf(dataDir: string): SystemUser | undefined {
  const marker = path.join(dataDir, 'PG_VERSION');
  if (!existsSync(marker)) return undefined;
  const { uid, gid } = statSync(marker);
  return uid === 0 ? undefined : { uid, gid };
}

function unprivilegedUser(): SystemUser {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!found) throw new Error('PostgreSQL cannot run as root and the system has no user "postgres" or "nobody".');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

function othersMayEnter(folder: string): boolean {
  for (let current = folder; ; current = path.dirname(current)) {
    if (existsSync(current) && !(statSync(current).mode & 0o001)) return false;
    if (current === path.dirname(current)) return true;
  }
}

const copyFolder = (dataDir: string): string =>
  path.join('/var/tmp', `landfall-postgres-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
