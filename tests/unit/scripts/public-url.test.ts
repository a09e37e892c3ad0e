import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepPublicUrl, publicUrlOf } from '#scripts/launch/public-url.ts';
import { readSettings } from '#scripts/launch/settings.ts';

test('a command beside a start names the address of the start, but where it is given one of its own', () => {
  const LANDFALL_DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'landfall-public-url-'));
  onTestFinished(() => rmSync(LANDFALL_DATA_DIR, { recursive: true }));
  const asked = (env: NodeJS.ProcessEnv) => publicUrlOf(readSettings({ LANDFALL_DATA_DIR, ...env }), env);
  expect(asked({})).toBe('http://127.0.0.1:3000');
  keepPublicUrl(readSettings({ LANDFALL_DATA_DIR, PORT: '4330' }));
  expect(asked({})).toBe('http://127.0.0.1:4330');
  expect(asked({ PORT: '4331' })).toBe('http://127.0.0.1:4331');
  expect(asked({ PUBLIC_URL: 'https://landfall.example' })).toBe('https://landfall.example');
});
