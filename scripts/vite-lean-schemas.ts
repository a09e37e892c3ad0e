import type { Plugin } from 'vite';

/** Of zod: what writes a schema down as JSON Schema. The server alone does that, for its documented door. */
const WRITER = /\/zod\/v4\/core\/to-json-schema\.js$/;
const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;
const RENAMED = /^export \{ \w+ as (\w+) \};/gm;
/** Where each kind of schema is given its writer, which nothing else uses: without it the bundler leaves that out. */
const GIVEN = /^ *inst\._zod\.processJSONSchema = .*;$/gm;

/** Schemas as the client uses them: they check what is typed and received. */
export const leanSchemas = (): Plugin => ({
  name: 'lean-schemas',
  enforce: 'pre',
  transform(code, id) {
    if (SCHEMAS.test(id)) return code.replace(GIVEN, '');
    if (!WRITER.test(id)) return null;
    const names = [EXPORTED, RENAMED].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name));
    return ['const absent = () => absent;', ...names.map((name) => `export { absent as ${name} };`)].join('\n');
  },
});
