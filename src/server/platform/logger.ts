import { pino } from 'pino';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import { describeError, escapeControls } from './log-values.ts';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

// Everything a line may hold besides its level, time and event: ids, counts, and names the code itself gives. Nothing
// a person typed, no address, no file name, no content. What is not named here does not reach a line.
const TEXT_FIELDS = [
  ...(['request_id', 'org_id', 'user_id', 'session_id'] as const),
  /** `route` is the route's template or the procedure's name, never the address itself. */
  ...(['method', 'route', 'action', 'outcome', 'code', 'reason'] as const),
  /** The ids are those payload fields that a job's definition allows in a log. */
  ...(['job', 'job_id', 'queue', 'document_id', 'inquiry_id', 'client_id', 'call_id'] as const),
  ...(['component', 'host', 'signal', 'version', 'migration', 'digest'] as const),
] as const;
const NUMBER_FIELDS = [
  'status',
  'duration_ms',
  'attempt',
  'count',
  'bytes',
  'page',
  'pages',
  'pid',
  'port',
  'seq',
] as const;
const FLAG_FIELDS = ['retryable'] as const;

type Fields<Names extends readonly string[], Value> = { [Name in Names[number]]?: Value | null | undefined };

/** What a caller may hand to a line; an empty field is left out. */
export type LogFields = Fields<typeof TEXT_FIELDS, string> &
  Fields<typeof NUMBER_FIELDS, number> &
  Fields<typeof FLAG_FIELDS, boolean> & {
    /** Reduced to its class, code and places in the source; never its message. */
    err?: unknown;
  };

/** Writes one JSON line an event. `event` is a fixed text of the code, such as `request` or `job failed`. */
export interface Logger {
  fatal(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  debug(event: string, fields?: LogFields): void;
  /** A logger whose every line carries these fields too. */
  child(fields: LogFields): Logger;
}

export interface LoggerOptions {
  level: LogLevel;
  clock?: Clock;
  /** Where lines go; standard output when left out. */
  destination?: Output;
}

interface Output {
  write(line: string): void;
  /** Writes at once what was gathered. */
  flush?(): void;
}

const TYPES = new Map<string, string>([
  ...TEXT_FIELDS.map((name) => [name, 'string'] as const),
  ...NUMBER_FIELDS.map((name) => [name, 'number'] as const),
  ...FLAG_FIELDS.map((name) => [name, 'boolean'] as const),
]);

/** The allowed fields of the right type. Checked as it runs: a type does not hold what came from outside. */
function allowed(fields: LogFields): Record<string, unknown> {
  const line: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'err') line.err = describeError(value);
    else if (TYPES.get(name) === typeof value) line[name] = typeof value === 'string' ? escapeControls(value) : value;
  }
  return line;
}

/**
 * Of requests, whose lines come fast, several are written at a time: a write of its own costs a request more than its line
 * does. Everything else leaves at once, since it may be the last that a process says.
 */
const GATHERED = 'request';
const GATHERED_BYTES = 4_096;
const GATHERED_MS = 200;

let standardOutput: Output | undefined;

/** The process's output, one for all loggers. What is still gathered when the process exits is written then. */
function gatheringOutput(): Output {
  const sink = pino.destination({ fd: 1, sync: false, minLength: GATHERED_BYTES });
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    sink.flush();
  };
  const write = (line: string) => {
    sink.write(line);
    timer ??= setTimeout(flush, GATHERED_MS).unref();
  };
  return { write, flush };
}

/** A logger over pino. Lines below `level` cost next to nothing. */
export function createLogger({ level, clock = systemClock, destination }: LoggerOptions): Logger {
  standardOutput ??= destination ? undefined : gatheringOutput();
  const output = destination ?? standardOutput;
  const sink = pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: () => `,"time":"${clock.now().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    output,
  );

  const withFields = (carried: LogFields): Logger => {
    const write = (at: Exclude<LogLevel, 'silent'>) => (event: string, fields?: LogFields) => {
      if (!sink.isLevelEnabled(at)) return;
      sink[at](allowed({ ...carried, ...fields }), escapeControls(event));
      if (event !== GATHERED) output?.flush?.();
    };
    return {
      fatal: write('fatal'),
      error: write('error'),
      warn: write('warn'),
      info: write('info'),
      debug: write('debug'),
      child: (fields) => withFields({ ...carried, ...fields }),
    };
  };
  return withFields({});
}
