import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../support/module-graph.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAX_LINES = 300;

interface TextFile {
  file: string;
  text: string;
}

const read = (folders: readonly string[], named: RegExp): TextFile[] =>
  folders
    .flatMap((folder) => filesUnder(ROOT, folder))
    .filter((file) => named.test(file) && !file.endsWith('.gen.ts'))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

const CODE = /\.(ts|tsx|mts|mjs)$/;
const src = read(['src'], CODE);
const styles = read(['src'], /\.css$/);
const code = read(['src', 'tests', 'scripts', 'migrations'], CODE);
const written = read(['src', 'tests', 'scripts', 'migrations', 'docs'], /\.(ts|tsx|mts|mjs|css|html|md|svg)$/);

/** The files whose text a pattern matches, with the line. */
const matches = (files: readonly TextFile[], pattern: RegExp): string[] =>
  files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );

test('the files are read', () => {
  expect(src.length).toBeGreaterThan(250);
  expect(code.length).toBeGreaterThan(src.length);
});

test('every source file that a document names is there', () => {
  const files = ['src', 'tests', 'scripts', 'migrations'].flatMap((folder) => filesUnder(ROOT, folder));
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...filesUnder(ROOT, 'docs')];
  const missing = documents
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const named = [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/`(\w[\w./-]*\.tsx?)`/g)];
      return named
        .filter(([, name]) => !files.some((each) => `/${each}`.endsWith(`/${name}`)))
        .map(([, name]) => `${file}: ${name}`);
    });
  expect(missing).toEqual([]);
});

describe('no file of the source', () => {
  test('is longer than what one reads at a sitting', () => {
    const long = [...src, ...styles].filter(({ text }) => text.trimEnd().split('\n').length > MAX_LINES);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  test('climbs three folders to what it imports', () => {
    expect(matches(src, /(?:from|import\()\s*'(?:\.\.\/){3}/)).toEqual([]);
  });

  test('calls a limit the most or the least', () => {
    expect(matches(src, /\b(?:MOST|LEAST)(?:_[A-Z_]+)?\b/)).toEqual([]);
  });

  test('writes to the console', () => {
    expect(matches(src, /\bconsole\.\w+\(/)).toEqual([]);
  });

  test('has a default export', () => {
    // A declaration of somebody else's CommonJS module says what that module does.
    const own = src.filter(({ file }) => !file.endsWith('.d.ts'));
    expect(matches(own, /^export default\b|\bas default\b/)).toEqual([]);
  });

  test('puts work off', () => {
    expect(matches(src, /\b(TODO|FIXME|XXX|HACK)\b|[Cc]oming soon/)).toEqual([]);
  });

  test('silences the compiler or the linter for types', () => {
    expect(matches(src, /@ts-(ignore|nocheck|expect-error)|\bas unknown as\b|\bas any\b|<any>/)).toEqual([]);
  });
});

describe('no style sheet', () => {
  /** What a shape of `theme/shapes.css` or `styles.css` says; a module composes it instead of saying it again. */
  const SHAPES = {
    'lf-plain-button': /^(?=.*\bborder: 0;)(?=.*\bbackground: none;)(?=.*\bcursor: pointer;)/s,
    'lf-plain-list': /\blist-style: none;/,
    'lf-line-ends': /^(?=.*\bflex-wrap: wrap;)(?=.*\bjustify-content: space-between;)(?=.*\bgap: 4px 12px;)/s,
    'lf-sr-only': /^(?=.*\bclip-path: inset\(50%\);)(?=.*\bposition: absolute;)/s,
  };
  /** The rules that hold always: what is true of a width or a state alone cannot be composed. */
  const rulesOf = (text: string) => [...text.matchAll(/^([^\s@{}][^{}]*)\{([^{}]*)\}/gm)];
  const repeated = (files: readonly TextFile[]) =>
    files.flatMap(({ file, text }) =>
      rulesOf(text).flatMap(([, selector = '', body = '']) =>
        Object.entries(SHAPES).flatMap(([shape, said]) =>
          said.test(body) && !selector.includes(':') ? [`${file}: ${selector.trim()} is ${shape}`] : [],
        ),
      ),
    );

  test('of a module says what a shape says', () => {
    const planted =
      '.open {\n  border: 0;\n  background: none;\n  cursor: pointer;\n}\n.list {\n  list-style: none;\n}\n';
    expect(repeated([{ file: 'planted', text: planted }])).toEqual([
      'planted: .open is lf-plain-button',
      'planted: .list is lf-plain-list',
    ]);
    const modules = styles.filter(({ file }) => file.endsWith('.module.css'));
    expect(modules.length).toBeGreaterThan(100);
    expect(repeated(modules)).toEqual([]);
  });
});

describe('no file', () => {
  test('is an index, or passes on everything of another', () => {
    expect(code.map(({ file }) => file).filter((file) => /(^|\/)index\.(ts|tsx|mts|mjs)$/.test(file))).toEqual([]);
    expect(matches(code, /^export \*/)).toEqual([]);
  });

  test('of the tests is narrowed or skipped', () => {
    const tests = code.filter(({ file }) => file.startsWith('tests/'));
    expect(matches(tests, /\b(test|it|describe)(\.\w+)*\.(only|skip|todo|fails|skipIf|runIf)\b/)).toEqual([]);
  });

  test('speaks of anything outside the repository', () => {
    const outside = [
      ['', 'work', ''].join('/'),
      ['', 'tmp', ''].join('/'),
      ['shared', 'spec'].join('/'),
      ['shared', 'design'].join('/'),
      ['shared', 'reference'].join('/'),
      ['.', 'library'].join(''),
      ['registry', 'npmjs'].join('.'),
    ];
    const found = written.flatMap(({ file, text }) =>
      outside.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});

describe('names', () => {
  const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

  test('of files are in kebab-case', () => {
    const odd = code
      .map(({ file }) => file)
      .filter((file) => !file.startsWith('src/client/routes/') && !file.startsWith('migrations/'))
      .filter((file) => !/migrations-fixture/.test(file) && !KEBAB.test(path.basename(file)));
    expect(odd).toEqual([]);
  });

  test("of a feature's files begin with the feature or a verb", () => {
    const nouns = /\.(table|access|queries|view|router|rest|schemas|messages|mails)\.ts$/;
    const odd = src
      .map(({ file }) => file)
      .filter((file) => /^src\/(server|shared)\/features\//.test(file) && nouns.test(file))
      .filter((file) => path.basename(file).split('.')[0] !== path.basename(path.dirname(file)));
    expect(odd).toEqual([]);
  });
});

describe('every migration', () => {
  const migrations = code.filter(({ file }) => /^migrations\/\d/.test(file));

  test('is there', () => {
    expect(migrations.length).toBeGreaterThan(5);
  });

  test.each(migrations.map(({ file, text }) => [file, text] as const))('%s goes up and down', (file, text) => {
    expect(file).toMatch(/^migrations\/\d{8}T\d{6}Z-[a-z0-9]+(-[a-z0-9]+)*\.ts$/);
    expect(text).toMatch(/^export async function up\(/m);
    expect(text).toMatch(/^export async function down\(/m);
    expect(text.slice(text.indexOf('function down(')).split('\n').length).toBeGreaterThan(2);
  });
});
