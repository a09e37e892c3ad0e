import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  featureEdges,
  IMPORT_RULES,
  loadEdges,
  loadedWith,
  moduleEdges,
  READS_TEXT,
  violations,
} from '../support/import-rules.ts';
import { findCircle, readModules } from '../support/module-graph.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const modules = readModules(ROOT, ['src']);

/** Imports that break a rule in their place, each with the rule it breaks. */
const PLANTED: readonly (readonly [file: string, source: string, rule: string])[] = [
  ['src/shared/features/x/x.rules.ts', "import fs from 'node:fs';", 'shared imports nothing outside itself'],
  ['src/shared/platform/x.ts', "import '../features/x/x.rules.ts';", 'shared/platform knows no feature'],
  ['src/server/platform/x.ts', "import { a } from '../features/x/x.queries.ts';", 'server/platform knows no feature'],
  [
    'src/server/features/x/do-x.ts',
    "import { yRouter } from '../y/y.router.ts';",
    "a feature's router and rest are imported by the roots alone",
  ],
  [
    'src/server/features/x/x.rest.ts',
    "import { y } from '../y/do-y.ts';",
    "a router and a rest table join their own feature's verbs",
  ],
  [
    'src/server/features/x/x.queries.ts',
    "import { doX } from './do-x.ts';",
    'table, access, queries and view import no write verb',
  ],
  ['src/server/features/x/x.view.ts', "import '../../../worker/main.ts';", 'server and shared never import the worker'],
  ['src/worker/features/x/x.job.ts', "import express from 'express';", 'the worker never imports a door'],
  [
    'src/client/features/x/x.data.ts',
    "import { appRouter } from '../../../server/app-router.ts';",
    'the client imports the type of the router alone from the server',
  ],
  [
    'src/client/ui/x.tsx',
    "import { Link } from '@tanstack/react-router';\nexport const X = () => <Link to='/' />;",
    'ui is blind to router, queries and features',
  ],
  ['src/client/features/x/x.tsx', "const y = await import('../y/y.tsx');", 'client features do not import each other'],
];

test('the graph holds the whole source', () => {
  expect(modules.length).toBeGreaterThan(300);
  const imports = modules.flatMap((module) => module.imports);
  expect(imports.length).toBeGreaterThan(1_000);
  expect(imports.filter((each) => each.typeOnly).length).toBeGreaterThan(200);
  expect(modules.filter((module) => module.file.endsWith('.tsx')).length).toBeGreaterThan(50);
});

test('every local import names an existing file', () => {
  const missing = modules.flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => target.startsWith('src/') && !existsSync(path.join(ROOT, target)))
      .map(({ target }) => `${file} imports ${target}`),
  );
  expect(missing).toEqual([]);
});

test.each(PLANTED)('a violation planted in %s is found', async (file, source, rule) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'landfall-structure-'));
  try {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), source);
    expect(violations(readModules(root, ['src'])).map((found) => found.rule)).toContain(rule);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

describe('the source', () => {
  const found = violations(modules);

  test.each(IMPORT_RULES.map((rule) => rule.name))('%s', (name) => {
    expect(found.filter((each) => each.rule === name).map((each) => `${each.file} imports ${each.target}`)).toEqual([]);
  });

  test('has no circle of modules', () => {
    expect(findCircle(moduleEdges(modules))).toBeNull();
  });

  test('has no circle of server features', () => {
    expect(findCircle(featureEdges(modules))).toBeNull();
  });
});

describe('what reads text, tables or pictures from outside', () => {
  const edges = loadEdges(modules);
  const opens = (file: string) => file.startsWith('src/reader/') || (READS_TEXT.test(file) && !TYPED.test(file));
  /** Also masks what a person types into an e-mail, in one pass. */
  const TYPED = /\/redact-ssn\.ts$/;

  test.each(['src/server/main.ts', 'src/worker/main.ts'])('is not loaded with %s', (entry) => {
    const loaded = loadedWith(entry, edges);
    expect(loaded.size).toBeGreaterThan(100);
    expect([...loaded].filter(opens)).toEqual([]);
  });

  test('is loaded with the reader', () => {
    const loaded = [...loadedWith('src/reader/main.ts', edges)].filter(opens);
    expect(loaded).toContain('src/server/features/questions/engine/answer.ts');
    expect(loaded).toContain('src/reader/documents/pdf-text.ts');
    expect(loaded).toContain('src/reader/sheets/read-xlsx.ts');
  });
});

test('a planted circle is found', () => {
  const edges = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(findCircle(edges)).toEqual(['b', 'c', 'b']);
});
