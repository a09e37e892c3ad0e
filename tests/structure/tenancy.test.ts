import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tenantTables, unscopedQueries } from '../support/tenant-queries.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const SCHEMA = `import type { TasksTable } from './features/tasks/tasks.table.ts';
export interface DatabaseSchema {
  tasks: TasksTable;
}
`;
const TABLE = `export interface TasksTable {
  id: string;
  org_id: string;
}
`;

/** A query of tasks, and whether it says whose tasks it means. */
const QUERIES: readonly (readonly [query: string, found: boolean | string])[] = [
  ["db.selectFrom('tasks').where('id', '=', id)", true],
  ["db.updateTable('tasks').set({ title }).where('id', '=', id)", true],
  ["db.deleteFrom('tasks')", true],
  ["db.selectFrom('tasks as t').where(inOrganization(ctx, 'tasks'))", true],
  ["db.selectFrom('notes').where(inOrganization(ctx, 'notes')).innerJoin('tasks', 'tasks.title', 'notes.title')", true],
  ["db.updateTable(table).where(inOrganization(ctx, 'tasks'))", 'table'],
  ["sql`select id from tasks where title = 'x'`", true],
  ["sql`update tasks set title = 'x'`", true],
  ["db.selectFrom('tasks').where(inOrganization(ctx, 'tasks')).where('id', '=', id)", false],
  ["db.selectFrom('tasks as t').where(inOrganization(ctx, 't'))", false],
  ["db.selectFrom('notes').where(inOrganization(ctx, 'notes')).innerJoin('tasks', 'tasks.id', 'notes.task_id')", false],
  [`sql\`select id from tasks where \${inOrganization(ctx, 'tasks')}\``, false],
  [`sql\`select id from tasks t where \${inPreparedOrganization('t')}\``, false],
  ['db.updateTable(table).where(inOrganization(ctx, table))', false],
  ["db.selectFrom('organizations').where('id', '=', ctx.actor.org_id)", false],
];

async function withSource<T>(files: Record<string, string>, look: (root: string) => T): Promise<T> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'landfall-structure-'));
  try {
    for (const [file, source] of Object.entries(files)) {
      await mkdir(path.join(root, path.dirname(file)), { recursive: true });
      await writeFile(path.join(root, file), source);
    }
    return look(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const planted = (source: string) => ({
  'src/server/database-schema.ts': SCHEMA,
  'src/server/features/tasks/tasks.table.ts': TABLE,
  'src/server/features/tasks/do-task.ts': source,
});

test.each(QUERIES)('%s: found is %s', async (query, found) => {
  const source = `export const rows = (db, ctx, id, title) =>\n  ${query};\n`;
  const open = await withSource(planted(source), (root) => unscopedQueries(root, ['src/server']));
  expect(open).toEqual(
    found ? [{ file: 'src/server/features/tasks/do-task.ts', line: 2, table: found === true ? 'tasks' : found }] : [],
  );
});

test('a view may leave it to whoever narrows it, and who does not is found', async () => {
  const view = "export const selectTask = (db) => db.selectFrom('tasks').select('id');\n";
  const callers = [
    "export const one = (db, ctx) => selectTask(db).where(inOrganization(ctx, 'tasks'));",
    'export const all = (db) => selectTask(db).limit(10);',
  ].join('\n');
  const files = { ...planted(callers), 'src/server/features/tasks/tasks.view.ts': view };
  const open = await withSource(files, (root) => unscopedQueries(root, ['src/server']));
  expect(open).toEqual([{ file: 'src/server/features/tasks/do-task.ts', line: 2, table: 'tasks' }]);
});

test('the tables of organizations are known by their column', () => {
  const tables = tenantTables(ROOT);
  expect(tables.size).toBeGreaterThan(35);
  expect([tables.has('clients'), tables.has('organizations')]).toEqual([true, false]);
});

test('every query of the server and the worker says whose rows it means', () => {
  const open = unscopedQueries(ROOT, ['src/server', 'src/worker']);
  expect(open.map(({ file, line, table }) => `${file}:${line} ${table}`)).toEqual([]);
});
