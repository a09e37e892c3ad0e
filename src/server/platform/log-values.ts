const MAX_LENGTH = 300;
const MAX_FRAMES = 12;
const MAX_CAUSES = 3;

// Controls of both blocks, line separators, and the marks that reorder text on a terminal.
const UNSAFE = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const WORD = /^[\w.$:-]{1,80}$/;
const FRAME = /^ {4}at (?:.{1,200} \()?(?:file:\/\/|node:|\/|[A-Za-z]:\\)[^\n()]{1,300}:\d+:\d+\)?$/;

/** A text that stays on its line and sends nothing to a terminal, cut at 300 characters. */
export const escapeControls = (value: string): string =>
  value
    .slice(0, MAX_LENGTH)
    .replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

export interface DescribedError {
  name: string;
  code?: string;
  /** Postgres' own names of what was violated. */
  constraint?: string;
  table?: string;
  /** Places in the source, innermost first. */
  stack?: string[];
  cause?: DescribedError;
}

const wordOf = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && WORD.test(value) ? value : undefined;
};

/** The stack without its first part: that part is the message, which may quote a row or what somebody typed. */
function framesOf(error: Error): string[] {
  const stack = error.stack ?? '';
  // Searched for, because the class name before it may have been set after the stack was taken.
  const at = error.message === '' ? -1 : stack.indexOf(error.message);
  const frames = at === -1 ? stack : stack.slice(at + error.message.length);
  return frames
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => escapeControls(line.trim()));
}

/**
 * What may be logged of an error: class, code, the places in the source, the same of its causes. Never `message`,
 * and of a Postgres error never `detail`, `where`, `hint` or `internalQuery`: they quote rows.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error };
  const stack = framesOf(error);
  return {
    name: wordOf(error, 'name') ?? 'Error',
    ...optional('code', wordOf(error, 'code')),
    ...optional('constraint', wordOf(error, 'constraint')),
    ...optional('table', wordOf(error, 'table')),
    ...(stack.length > 0 && { stack }),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}

const optional = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value };
