import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BuiltChunk, gatherChunks } from '#scripts/build/gather-chunks.ts';

const chunk = (name: string, imports: readonly string[], rest: Partial<BuiltChunk> = {}): BuiltChunk => ({
  ...{ name, file: name, size: 1_000, imports, isEntry: false, modules: [`${name}.ts`] },
  ...rest,
});
const entry = (name: string, imports: readonly string[]) => chunk(name, imports, { isEntry: true });

test('what the first entries need is one script each, and what one has the next does not bring again', () => {
  const gathered = gatherChunks(
    [
      entry('index', ['react', 'button']),
      entry('app', ['button', 'menu', 'frame']),
      ...[chunk('react', []), chunk('button', ['react']), chunk('menu', ['button']), chunk('frame', [])],
    ],
    ['index', 'app'],
  );
  expect(Object.fromEntries(gathered)).toEqual({
    'react.ts': 'index-needs',
    'button.ts': 'index-needs',
    'menu.ts': 'app-needs',
    'frame.ts': 'app-needs',
  });
});

test('what the same pages need is one script, called after its largest', () => {
  const gathered = gatherChunks(
    [
      ...[entry('index', []), entry('tasks', ['table', 'pager']), entry('clients', ['table', 'pager'])],
      ...[chunk('table', [], { size: 9_000 }), chunk('pager', [])],
    ],
    ['index'],
  );
  expect(Object.fromEntries(gathered)).toEqual({ 'table.ts': 'table', 'pager.ts': 'table' });
});

test('a large script that few pages need stays by itself', () => {
  const gathered = gatherChunks(
    [
      ...[entry('index', []), entry('tasks', ['table']), entry('numbers', ['table', 'chart'])],
      ...[chunk('table', [], { size: 50_000 }), chunk('chart', [], { size: 50_000 })],
    ],
    ['index'],
  );
  expect(gathered.size).toBe(0);
});

/** Scripts that import only later ones, as the bundler's do. */
const builds = fc
  .array(
    fc.record({
      size: fc.integer({ min: 50, max: 30_000 }),
      isEntry: fc.boolean(),
      next: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }),
    }),
    { minLength: 2, maxLength: 24 },
  )
  .map((drafts) =>
    drafts.map(({ size, isEntry, next }, at) => {
      const imports = [...new Set(next.map((by) => at + by))].filter((to) => to < drafts.length).map(String);
      return chunk(String(at), imports, { size, isEntry: isEntry || at === 0 });
    }),
  );

test('whatever is built: no circle, entries stay, and no page loads more than 20,000 characters in vain', () => {
  fc.assert(
    fc.property(builds, (chunks) => {
      const gathered = gatherChunks(chunks, ['0']);
      const groupOf = (file: string) => gathered.get(`${file}.ts`) ?? file;
      for (const { file, isEntry } of chunks) if (isEntry) expect(gathered.has(`${file}.ts`)).toBe(false);

      const next = new Map<string, Set<string>>();
      for (const { file, imports } of chunks) {
        const from = next.get(groupOf(file)) ?? new Set();
        for (const to of imports) if (groupOf(to) !== groupOf(file)) from.add(groupOf(to));
        next.set(groupOf(file), from);
      }
      const reach = (group: string, found = new Set<string>()): Set<string> => {
        for (const to of next.get(group) ?? []) {
          if (found.has(to)) continue;
          found.add(to);
          reach(to, found);
        }
        return found;
      };
      for (const group of next.keys()) expect(reach(group).has(group)).toBe(false);

      const byFile = new Map(chunks.map((each) => [each.file, each]));
      const needed = (file: string, found = new Set<string>()): Set<string> => {
        if (found.has(file)) return found;
        found.add(file);
        for (const to of byFile.get(file)!.imports) needed(to, found);
        return found;
      };
      const always = new Set(needed('0'));
      for (const each of chunks.filter(({ isEntry }) => isEntry)) {
        const groups = new Set([groupOf(each.file), ...reach(groupOf(each.file))]);
        const own = needed(each.file);
        const beyond = chunks
          .filter(({ file }) => groups.has(groupOf(file)) && !own.has(file) && !always.has(file))
          .reduce((sum, { size }) => sum + size, 0);
        expect(beyond).toBeLessThanOrEqual(20_000);
      }
    }),
    { numRuns: 200 },
  );
});
