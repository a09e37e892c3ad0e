import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../support/module-graph.ts';

const root = new URL('../..', import.meta.url).pathname;
const fetchesByItself = (source: string): boolean =>
  [...source.matchAll(/import \{([^}]*)\} from 'react';/g)].some((match) =>
    /\b(?:lazy|Suspense)\b/.test(match[1] ?? ''),
  );

test('finds a component that is fetched in its own way', () => {
  expect(fetchesByItself("import { lazy, useState } from 'react';")).toBe(true);
  expect(fetchesByItself("import { drawnLater } from '#client/ui/drawn-later.tsx';")).toBe(false);
});

test('what is fetched when it is first drawn goes through drawn-later', () => {
  const files = filesUnder(root, 'src/client');
  expect(files.length).toBeGreaterThan(500);
  const own = files.filter((file) => fetchesByItself(readFileSync(path.join(root, file), 'utf8')));
  expect(own).toEqual([]);
});
