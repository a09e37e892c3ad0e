import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const CORES = Math.max(2, availableParallelism());

const common = {
  environment: 'node' as const,
  passWithNoTests: false,
  // Generous, because a slow machine is no failure; what hangs is found by it all the same.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Files of one process share its modules, since no test leaves one changed: loading them for each was a third of a run.
  isolate: false,
  maxWorkers: CORES,
  // As in the children that read records: the engine would interpret most of their many patterns.
  execArgv: ['--no-regexp-tier-up'],
};

/**
 * Room for all that one reading of a text leaves behind, and a way to begin with none of it: how long a reading takes is
 * compared, and memory that is cleared up meanwhile costs the more, the less of it a machine has at hand.
 */
const MEMORY = ['--expose-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];

/** What waits for servers and pages leaves a quarter of the processors idle, which one worker more takes up. */
const waiting = { maxWorkers: CORES + 1, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      { test: { ...common, name: 'structure', include: ['tests/structure/**/*.test.ts'] } },
      {
        test: {
          ...common,
          execArgv: [...common.execArgv, ...MEMORY],
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...common,
          ...waiting,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'torture',
          include: ['tests/torture/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 4 * 60 * 60_000,
          isolate: true,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...common,
          ...waiting,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
