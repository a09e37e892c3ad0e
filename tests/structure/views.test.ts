import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OperationNode } from 'kysely';
import { expect, test } from 'vitest';
import { queryBuilder } from '#server/platform/database.ts';
import { filesUnder } from '../support/module-graph.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const views = import.meta.glob<Record<string, unknown>>('../../src/server/features/*/*.view.ts', { eager: true });

/** Every table's columns, read from the table types: the types are gone when the program runs. */
function readTables(): Map<string, string[]> {
  const columnsOf = new Map<string, string[]>();
  const files = filesUnder(ROOT, 'src/server').filter((file) => file.endsWith('.table.ts'));
  for (const file of files) {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    for (const [, name, body] of source.matchAll(/export interface (\w+) \{\n(.*?)\n\}/gs))
      columnsOf.set(
        name!,
        [...body!.matchAll(/^ {2}(\w+)\??:/gm)].map((match) => match[1]!),
      );
  }
  const schema = readFileSync(path.join(ROOT, 'src/server/database-schema.ts'), 'utf8');
  const tables = schema.slice(schema.indexOf('interface DatabaseSchema'));
  return new Map(
    [...tables.matchAll(/^ {2}(\w+): (\w+);/gm)].map(([, table, type]) => [table!, columnsOf.get(type!)!]),
  );
}

interface Node extends OperationNode {
  [part: string]: unknown;
}
const at = (node: unknown, ...parts: string[]): unknown =>
  parts.reduce<unknown>((found, part) => (found as Node | undefined)?.[part], node);

/** The table a view's query starts from, and those of its columns that leave. */
function leaving(query: { toOperationNode(): OperationNode }): { table: string; columns: string[] } {
  const select = query.toOperationNode();
  const [from] = at(select, 'from', 'froms') as Node[];
  const table = String(at(from, 'table', 'identifier', 'name'));
  const columns = (at(select, 'selections') as Node[]).flatMap((each) => {
    const selection = at(each, 'selection') as Node;
    const reference = selection.kind === 'AliasNode' ? (selection.node as Node) : selection;
    if (reference.kind === 'ReferenceNode') {
      const of = at(reference, 'table', 'table', 'identifier', 'name');
      return of === undefined || of === table ? [String(at(reference, 'column', 'column', 'name'))] : [];
    }
    // An expression leaves under the name of the column it is made of.
    return selection.kind === 'AliasNode' ? [String(at(selection, 'alias', 'name'))] : [];
  });
  return { table, columns };
}

/** A view's tables, with the columns that any of its queries lets out. */
function readView(view: Record<string, unknown>): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>();
  for (const [name, select] of Object.entries(view)) {
    if (!/^select[A-Z]/.test(name)) continue;
    const { table, columns } = leaving((select as (...args: unknown[]) => never)(queryBuilder, true));
    out.set(table, new Set([...(out.get(table) ?? []), ...columns]));
  }
  return out;
}

const tables = readTables();
const cases = Object.entries(views).flatMap(([file, view]) =>
  [...readView(view)].map(([table, columns]) => ({
    feature: path.basename(file),
    table,
    columns,
    never: (view.NEVER_LEAVES as Record<string, readonly string[]> | undefined)?.[table] ?? [],
  })),
);

test('the tables and the views are read', () => {
  expect(tables.size).toBeGreaterThan(20);
  expect(tables.get('clients')).toContain('firstname');
  expect([...tables].filter(([, columns]) => !columns || columns.length < 2)).toEqual([]);
  expect(cases.map((each) => each.table)).toEqual(expect.arrayContaining(['clients', 'inquiries', 'users']));
});

test.each(cases)('$feature lets out or keeps in every column of $table', ({ table, columns, never }) => {
  expect(tables.get(table)!.filter((column) => !columns.has(column) && !never.includes(column))).toEqual([]);
  expect(never.filter((column) => columns.has(column))).toEqual([]);
});
