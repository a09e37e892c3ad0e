import type { ModuleImport, ModuleSource } from './module-graph.ts';

/** Who may not import whom. An import breaks a rule when its file matches `from`, its target `to`, and neither `unless`. */
export interface ImportRule {
  name: string;
  from: RegExp;
  to: RegExp;
  unless?: (file: string, target: ModuleImport) => boolean;
}

const LOCAL = /^src\//;
const featureOf = (file: string) => /^src\/\w+\/features\/([^/]+)\//.exec(file)?.[1];
const sameFeature = (file: string, { target }: ModuleImport) => featureOf(file) === featureOf(target);
const typeOnly = (_file: string, target: ModuleImport) => target.typeOnly;
const within =
  (...allowed: readonly RegExp[]) =>
  (_file: string, { target }: ModuleImport) =>
    allowed.some((pattern) => pattern.test(target));

/** Packages that run anywhere, without Node's or the browser's own objects. */
const ISOMORPHIC = /^(zod|libphonenumber-js|date-fns|@date-fns\/tz|fflate)$/;

/** Where each vendor may be imported in the server and the worker; everything else goes through a port. */
const VENDORS: readonly (readonly [packages: RegExp, place: RegExp])[] = [
  [/^kysely$/, /^src\/server\/(platform\/|features\/[^/]+\/(?!.*\.(router|rest)\.ts$))/],
  [/^pg$/, /^src\/server\/platform\//],
  [/^bullmq$/, /^src\/worker\/platform\/bullmq\.ts$/],
  [/^(ioredis|rate-limiter-flexible)$/, /^src\/(server|worker)\/platform\/[^/]+\.ts$/],
  [/^express$/, /^src\/server\/(platform\/|app\.ts$)/],
  [/^(helmet|compression)$/, /^src\/server\/(platform\/|app\.ts$)/],
  [/^@trpc\/server$/, /^src\/server\/platform\/trpc(-handler)?\.ts$/],
  [/^busboy$/, /^src\/server\/platform\//],
  [/^(jose|@node-rs\/argon2)$/, /^src\/server\/platform\/auth\//],
  [/^(nodemailer|@sendgrid\/mail)$/, /^src\/server\/platform\/mailer\//],
  [/^@aws-sdk\//, /^src\/server\/platform\/storage\//],
  [/^(langchain|@langchain\/.+)$/, /^src\/server\/platform\/llm\//],
  [/^(pdfjs-dist|tesseract\.js|@napi-rs\/canvas)$/, /^src\/(reader\/(documents|pictures)\/|client\/components\/)/],
  [/^(exceljs|csv-parse|yauzl)$/, /^src\/reader\/sheets\//],
  [/^pdfkit$/, /^src\/server\/platform\/pdf\//],
  [/^pino$/, /^src\/server\/platform\/logger\.ts$/],
  [/^prom-client$/, /^src\/server\/platform\/metrics\.ts$/],
];

const vendorRules = VENDORS.map(
  ([packages, place]): ImportRule => ({
    name: `${packages.source} is imported in its place only`,
    from: /^src\//,
    to: packages,
    unless: (file, target) => target.typeOnly || place.test(file),
  }),
);

/** What reads text that came from outside: it runs in the reader alone. */
export const READS_TEXT = /^src\/server\/features\/(understanding\/|[^/]+\/engine\/)/;

/** A server feature's files that hold no write of their own. */
const BASE = /\.(table|access|queries|view|rules)\.ts$/;
const DOORS = /^src\/server\/features\/.+\.(router|rest)\.ts$/;

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    name: 'shared imports nothing outside itself',
    from: /^src\/shared\//,
    to: /./,
    unless: within(/^src\/shared\//, ISOMORPHIC),
  },
  {
    name: 'shared/platform knows no feature',
    from: /^src\/shared\/platform\//,
    to: LOCAL,
    unless: within(/^src\/shared\/platform\//),
  },
  {
    name: 'shared features do not import what joins them',
    from: /^src\/shared\/features\//,
    to: /^src\/shared\/[^/]+\.ts$/,
  },
  {
    name: 'server/platform knows no feature',
    from: /^src\/server\/platform\//,
    to: LOCAL,
    unless: (file, target) =>
      within(/^src\/server\/(platform\/|database-schema\.ts$)/, /^src\/shared\//)(file, target) ||
      (target.typeOnly && target.target === 'src/reader/tasks.ts'),
  },
  {
    name: "a feature's router and rest are imported by the roots alone",
    from: /^src\//,
    to: DOORS,
    unless: (file) => /^src\/server\/(app-router|rest-routes)\.ts$/.test(file),
  },
  {
    name: "a router and a rest table join their own feature's verbs",
    from: DOORS,
    to: LOCAL,
    unless: (file, target) =>
      sameFeature(file, target) || within(/^src\/shared\//, /^src\/server\/platform\//)(file, target),
  },
  {
    name: 'table, access, queries and view import no write verb',
    from: BASE,
    to: /^src\/server\/features\//,
    unless: (_file, target) => target.typeOnly || BASE.test(target.target),
  },
  {
    name: 'table, access and view import no queries',
    from: /^src\/server\/features\/.+\.(table|access|view)\.ts$/,
    to: /^src\/server\/features\/.+\.queries\.ts$/,
  },
  {
    name: 'a server feature imports no root',
    from: /^src\/server\/features\//,
    to: /^src\/server\/[^/]+\.ts$/,
    unless: typeOnly,
  },
  {
    name: 'the app is assembled from roots and platform',
    from: /^src\/server\/(app|main)\.ts$/,
    to: /^src\/server\/features\//,
  },
  {
    name: 'the reader is asked, never imported',
    from: /^src\/(?!reader\/)/,
    to: /^src\/reader\//,
    unless: (_file, { target, typeOnly }) => typeOnly && target === 'src/reader/tasks.ts',
  },
  {
    name: 'the reader knows no verb, no door and no database',
    from: /^src\/reader\//,
    to: LOCAL,
    unless: (file, target) =>
      within(/^src\/(reader|shared)\//, /^src\/server\/platform\/(child|reader)\//, READS_TEXT)(file, target) ||
      target.typeOnly,
  },
  { name: 'server and shared never import the worker', from: /^src\/(server|shared)\//, to: /^src\/worker\// },
  { name: 'server and worker never import the client', from: /^src\/(server|worker|shared)\//, to: /^src\/client\// },
  {
    name: 'the worker never imports a door',
    from: /^src\/worker\//,
    to: /^(express|@trpc\/.+|src\/server\/(app|app-router|rest-routes|main|platform\/(rest|trpc|trpc-handler|door))\.ts)$/,
  },
  {
    name: 'the client imports the type of the router alone from the server',
    from: /^src\/client\//,
    to: /^src\/(server|worker)\//,
    unless: (_file, { target, typeOnly }) => typeOnly && target === 'src/server/app-router.ts',
  },
  { name: 'the client runs in a browser', from: /^src\/client\//, to: /^node:/ },
  {
    name: 'ui is blind to router, queries and features',
    from: /^src\/client\/ui\//,
    to: /^(@tanstack\/react-(router|query)|@trpc\/.+|src\/client\/(?!ui\/).+)$/,
  },
  {
    name: 'client/platform holds nothing visual',
    from: /^src\/client\/platform\//,
    to: /^(@mantine\/.+|@tabler\/.+|src\/client\/(?!platform\/).+)$/,
  },
  {
    name: 'components know no feature and no route',
    from: /^src\/client\/components\//,
    to: /^src\/client\/(features|routes)\//,
  },
  {
    name: 'client features do not import each other',
    from: /^src\/client\/features\//,
    to: /^src\/client\/features\//,
    unless: sameFeature,
  },
  {
    name: 'only the router joins routes',
    from: /^src\/client\/(features|components|ui|platform)\//,
    to: /^src\/client\/(routes\/|main|router|route-tree)/,
  },
  ...vendorRules,
];

export interface Violation {
  rule: string;
  file: string;
  target: string;
}

/** Every import that breaks a rule. */
export function violations(modules: readonly ModuleSource[], rules: readonly ImportRule[] = IMPORT_RULES): Violation[] {
  return modules.flatMap(({ file, imports }) =>
    imports.flatMap((target) =>
      rules
        .filter((rule) => rule.from.test(file) && rule.to.test(target.target) && !rule.unless?.(file, target))
        .map((rule) => ({ rule: rule.name, file, target: target.target })),
    ),
  );
}

/** Which module loads which when the program runs: types leave no edge. */
export function loadEdges(modules: readonly ModuleSource[]): Map<string, Set<string>> {
  return new Map(
    modules.map(({ file, imports }) => [
      file,
      new Set(imports.filter((each) => !each.typeOnly && LOCAL.test(each.target)).map((each) => each.target)),
    ]),
  );
}

/** Every module that is loaded with one. */
export function loadedWith(entry: string, edges: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const loaded = new Set([entry]);
  for (const file of loaded) for (const next of edges.get(file) ?? []) loaded.add(next);
  return loaded;
}

/** Which module names which, types included: a circle of types is one noun in two files as well. */
export function moduleEdges(modules: readonly ModuleSource[]): Map<string, Set<string>> {
  return new Map(
    modules.map(({ file, imports }) => [
      file,
      new Set(imports.filter((each) => LOCAL.test(each.target)).map((each) => each.target)),
    ]),
  );
}

/** Which server feature uses which, types included. */
export function featureEdges(modules: readonly ModuleSource[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { file, imports } of modules) {
    const from = /^src\/server\/features\//.test(file) ? featureOf(file) : undefined;
    if (!from) continue;
    const uses = edges.get(from) ?? new Set();
    edges.set(from, uses);
    for (const { target } of imports) {
      const to = /^src\/server\/features\//.test(target) ? featureOf(target) : undefined;
      if (to && to !== from) uses.add(to);
    }
  }
  return edges;
}
