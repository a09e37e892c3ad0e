import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startedAt } from '#scripts/embedded/processes.ts';
import { lockDataFolder } from '#scripts/launch/data-folder-lock.ts';

const LOCK_MODULE = new URL('../../../scripts/launch/data-folder-lock.ts', import.meta.url).href;
const DEAD_HOLDER = JSON.stringify({ pid: 2 ** 22 + 1, started_at: 'never' });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'landfall-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => path.join(folder, 'lock.json');

/** Starts a process that tries to take the lock, says whether it did, and keeps it until it is asked to go. */
function contender() {
  const program = `
    import { lockDataFolder } from ${JSON.stringify(LOCK_MODULE)};
    process.stdin.once('data', async () => {
      const outcome = await lockDataFolder(${JSON.stringify(folder)}).then(() => 'taken', (error) => error.message);
      console.log(outcome);
      process.stdin.once('data', () => process.exit());
    });
    console.log('loaded');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = (async function* () {
    for await (const chunk of child.stdout) yield* String(chunk).trim().split('\n');
  })();
  return {
    nextLine: async () => (await lines.next()).value as string,
    poke: () => child.stdin.write('\n'),
    ended: new Promise((resolve) => child.once('exit', resolve)),
  };
}

describe('the lock of the data folder', () => {
  test('names its holder and goes with its release', async () => {
    const lock = await lockDataFolder(folder);
    expect(lock.inherited).toBe(false);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toEqual({
      pid: process.pid,
      started_at: startedAt(process.pid),
    });
    lock.release();
    expect(existsSync(lockFile())).toBe(false);
  });

  test('refuses a second starter in one line', async () => {
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `Landfall already runs on ${folder} (pid ${process.pid}); set LANDFALL_DATA_DIR to another folder.`,
    );
    lock.release();
  });

  test('of a dead holder is inherited', async () => {
    writeFileSync(lockFile(), DEAD_HOLDER);
    expect((await lockDataFolder(folder)).inherited).toBe(true);
  });

  test('of a process whose pid has been given to another one is inherited', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, started_at: 'another time' }));
    expect((await lockDataFolder(folder)).inherited).toBe(true);
  });

  test('that cannot be read is inherited', async () => {
    writeFileSync(lockFile(), '{"pid":');
    expect((await lockDataFolder(folder)).inherited).toBe(true);
  });

  test('is inherited although an earlier takeover was killed half way', async () => {
    writeFileSync(lockFile(), DEAD_HOLDER);
    writeFileSync(`${lockFile()}.takeover`, DEAD_HOLDER);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(`${lockFile()}.takeover`, longAgo, longAgo);
    expect((await lockDataFolder(folder)).inherited).toBe(true);
  });

  test('goes to exactly one of several starters that find a dead holder', { timeout: 30_000 }, async () => {
    writeFileSync(lockFile(), DEAD_HOLDER);
    const contenders = Array.from({ length: 4 }, contender);
    for (const one of contenders) expect(await one.nextLine()).toBe('loaded');
    for (const one of contenders) one.poke();
    const outcomes = await Promise.all(contenders.map((one) => one.nextLine()));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.startsWith('Landfall already runs on'))).toHaveLength(3);
    for (const one of contenders) one.poke();
    await Promise.all(contenders.map((one) => one.ended));
  });
});
