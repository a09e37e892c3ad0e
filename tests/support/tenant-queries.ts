import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { filesUnder } from './module-graph.ts';

/** A query, or a part of one, that reads or writes a tenant table without saying whose rows it means. */
export interface UnscopedQuery {
  file: string;
  line: number;
  table: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const FROM = ['selectFrom', 'updateTable', 'deleteFrom'];
const JOIN = ['innerJoin', 'leftJoin'];
/**
 * Parts of a record that are reached by the record's key alone, which has been found in its organization: statistics of
 * rows staged a moment ago would mislead the planner about a second condition.
 */
const PARTS = new Map([
  ['import_files', 'import_id'],
  ['import_organizations', 'import_id'],
  ['import_rows', 'import_id'],
]);
/** Of statements written as text: what follows these words is a table. */
const SQL_TABLE =
  /\b(?:from|join|update|using)\s+(\w+)\b(?!\.)(?:\s+(?:as\s+)?(?!where\b|set\b|on\b|join\b|cross\b|left\b|order\b|group\b|limit\b|union\b|for\b)(\w+))?/g;

/** The tables whose rows belong to an organization: those with an `org_id`, by the schema of the database. */
export function tenantTables(root: string): ReadonlySet<string> {
  const owned = new Set<string>();
  for (const file of filesUnder(root, 'src/server').filter((each) => each.endsWith('.table.ts')))
    for (const [, name, body] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /export interface (\w+) \{((?:.|\n)*?)\n\}/g,
    ))
      if (/^ {2}org_id: /m.test(body!)) owned.add(name!);
  const schema = readFileSync(path.join(root, 'src/server/database-schema.ts'), 'utf8');
  return new Set(
    [...schema.matchAll(/^ {2}(\w+): (\w+);/gm)].filter(([, , type]) => owned.has(type!)).map(([, name]) => name!),
  );
}

const literal = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void, parents: readonly Node[] = []): void {
  visit(node, parents);
  const inside = [...parents, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof (child as Node).type === 'string') walk(child as Node, visit, inside);
}

/** A table that is named by a variable, or by a function that gives names. */
const isChosenTable = (node: Node | undefined): boolean =>
  node?.type === 'Identifier' || (node?.type === 'CallExpression' && (node.callee as Node).type === 'Identifier');

const isListRows = (node: Node) => node.type === 'Property' && (node.key as Node).name === 'rows';

/** The whole chain of calls that a call stands in, such as `db.selectFrom(…).where(…).limit(…)`. */
function chainOf(node: Node, parents: readonly Node[]): Node {
  let chain = node;
  for (const parent of parents.toReversed()) {
    if (parent.type === 'MemberExpression' && parent.object === chain) chain = parent;
    else if (parent.type === 'CallExpression' && parent.callee === chain) chain = parent;
    else break;
  }
  return chain;
}

/** Predicates of a noun that hold the organization's within (`openFacilities(ctx)`), by name. */
function predicatesOf(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([file]) => file.endsWith('.access.ts'))
    .flatMap(([, source]) =>
      source
        .split(/^export const /m)
        .slice(1)
        .filter((each) => /^\w+ =\s+\(ctx: \w+\) =>\s+\(eb/.test(each) && each.includes('inOrganization('))
        .map((each) => /^\w+/.exec(each)![0]),
    );
}

/** The top declaration that a condition is made in, and those of the file that it names, theirs included. */
function reachOf(parents: readonly Node[], source: string): string {
  const texts = (parents[0]!.body as Node[]).map((each) => source.slice(each.start, each.end));
  const nameOf = (text: string) => /^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(text)?.[1] ?? '';
  const named = new Map(texts.map((text) => [nameOf(text), text]));
  const reached = new Set([source.slice(parents[1]!.start, parents[1]!.end)]);
  for (const text of reached)
    for (const [name] of text.matchAll(/\b[A-Za-z]\w*\b/g)) if (named.has(name)) reached.add(named.get(name)!);
  return [...reached].join('\n');
}

/** Every part of a query below `folders` that names a tenant table and leaves open whose rows are meant. */
export function unscopedQueries(root: string, folders: readonly string[]): UnscopedQuery[] {
  const tables = tenantTables(root);
  const files = folders.flatMap((folder) => filesUnder(root, folder)).filter((file) => /\.tsx?$/.test(file));
  const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const predicates = predicatesOf(sources);
  const found: UnscopedQuery[] = [];
  /** Selections that views make for others to narrow, with the tables that bear the name. */
  const views = new Map<string, string[]>();
  const checks: (() => void)[] = [];

  const scoped = (text: string, alias: string, table = alias) =>
    new RegExp(`\\bin(?:Prepared)?Organization\\((?:\\w+, )?'${alias}'\\)`).test(text) ||
    /\bin(?:Organization\(\w+, |PreparedOrganization\()(?!')\w/.test(text) ||
    (PARTS.has(table) && text.includes(PARTS.get(table)!));

  for (const [file, source] of sources) {
    const renamed = [...source.matchAll(/(\w+) as (\w+)[^}]*\} from '[^']*\.access\.ts'/g)];
    const known = [
      ...predicates,
      ...renamed.filter(([, name]) => predicates.includes(name!)).map(([, , name]) => name!),
    ];
    const narrowed = (text: string, alias: string, table?: string) =>
      scoped(text, alias, table) || known.some((name) => text.includes(`${name}(`));
    const lineOf = (at: number) => source.slice(0, at).split('\n').length;
    walk(parseSync(file, source).program as unknown as Node, (node, parents) => {
      if (node.type === 'CallExpression') {
        const callee = node.callee as Node;
        const method = callee.type === 'MemberExpression' ? ((callee.property as Node).name as string) : undefined;
        const [first] = node.arguments as Node[];
        const named = literal(first);
        if (method && named && (FROM.includes(method) || JOIN.includes(method))) {
          const [table = '', alias = table] = named.split(' as ');
          if (!tables.has(table)) return;
          const chain = chainOf(node, parents);
          const text = source.slice(chain.start, chain.end);
          const own = source.slice(node.start, node.end);
          // By its id, or by one organization with what is there already, a join stays where the query is.
          const joined = JOIN.includes(method) && new RegExp(`'${alias}\\.(id|org_id)'`).test(own);
          if (joined || narrowed(text, alias, table)) return;
          const maker = parents.find(
            (each) => each.type === 'VariableDeclarator' || each.type === 'FunctionDeclaration',
          );
          const name = (maker?.id as Node | undefined)?.name as string | undefined;
          if (file.endsWith('.view.ts') && name) views.set(name, [...(views.get(name) ?? []), alias]);
          else found.push({ file, line: lineOf(node.start), table });
        }
        // Whichever of several tables is meant, its rows are too.
        if (method && FROM.includes(method) && isChosenTable(first)) {
          const chain = chainOf(node, parents);
          if (!/\binOrganization\(\w+, (?!')/.test(source.slice(chain.start, chain.end)))
            found.push({ file, line: lineOf(node.start), table: source.slice(first!.start, first!.end) });
        }
        if (callee.type === 'Identifier') {
          const chain = chainOf(node, parents);
          const text = source.slice(chain.start, chain.end);
          const name = callee.name as string;
          const line = lineOf(node.start);
          // A list's rows are read by ids that were found in the organization.
          const inView = file.endsWith('.view.ts') || parents.some(isListRows);
          checks.push(() => {
            const [table, ...others] = views.get(name) ?? [];
            if (!table || inView || [table, ...others].some((each) => narrowed(text, each))) return;
            found.push({ file, line, table });
          });
        }
      }
      if (node.type === 'TaggedTemplateExpression' && (node.tag as Node).name === 'sql') {
        const text = source.slice(node.start, node.end);
        for (const match of text.matchAll(SQL_TABLE)) {
          const [, table = '', alias = table] = match;
          if (!tables.has(table)) continue;
          const around = /where \$\{\w+\}/.test(text) ? reachOf(parents, source) : text;
          const bound =
            narrowed(around, alias, table) ||
            new RegExp(`\\b${alias}\\.(?:org_id|id) = |= ${alias}\\.(?:org_id|id)\\b`).test(text);
          if (!bound) found.push({ file, line: lineOf(node.start + match.index), table });
        }
      }
    });
  }
  for (const check of checks) check();
  return found;
}
