import { readFileSync } from 'node:fs';

const SUFFIX = '_FILE';

/**
 * The environment with each `NAME_FILE` read: the file's text, without the line's end, is the value of `NAME`. A secret in
 * a file shows neither in a list of processes nor in what a container says of itself.
 * @throws Error of one line that names the variable whose file cannot be read
 */
export function withSecretFiles(source: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  const read = names.flatMap((name): [string, string][] => {
    const file = source[`${name}${SUFFIX}`];
    return file ? [[name, contentOf(`${name}${SUFFIX}`, file)]] : [];
  });
  return { ...source, ...Object.fromEntries(read) };
}

function contentOf(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch {
    throw new Error(`Environment: ${variable} names a file that cannot be read`);
  }
}
