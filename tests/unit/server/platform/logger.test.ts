import { describe, expect, test, vi } from 'vitest';
import { fixedClock } from '#server/platform/clock.ts';
import { describeError, escapeControls } from '#server/platform/log-values.ts';
import type { LogFields } from '#server/platform/logger.ts';
import { createLogger } from '#server/platform/logger.ts';
import { AppError } from '#shared/platform/errors.ts';

const CANARY = 'canary-900-12-3456';

function recorded(level: 'info' | 'debug' | 'silent' = 'info') {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { lines, logger: createLogger({ level, clock: fixedClock('2026-11-20T12:00:00Z'), destination }) };
}

describe('logger', () => {
  test('writes one JSON line an event, with what is allowed', () => {
    const { lines, logger } = recorded();
    logger
      .child({ request_id: 'r-1' })
      .info('request', { method: 'GET', status: 200, duration_ms: 1.5, user_id: null });
    expect(lines).toEqual([
      '{"level":"info","time":"2026-11-20T12:00:00.000Z","request_id":"r-1","method":"GET","status":200,"duration_ms":1.5,"event":"request"}\n',
    ]);
  });

  test('drops every other field, also of the wrong type', () => {
    const { lines, logger } = recorded();
    const outside: object = {
      email_id: CANARY,
      body: { ssn: CANARY },
      route: { path: CANARY },
      status: CANARY,
      retryable: CANARY,
      constructor: CANARY,
      __proto__: { code: CANARY },
      time: CANARY,
      event: CANARY,
      level: CANARY,
    };
    logger.info('request', outside as LogFields);
    expect(lines.join('')).not.toContain(CANARY);
    expect(JSON.parse(lines[0] ?? '')).toEqual({ level: 'info', time: '2026-11-20T12:00:00.000Z', event: 'request' });
  });

  test('stays on its line whatever a value holds', () => {
    const { lines, logger } = recorded();
    const forged = 'x\r\n{"level":"info","event":"forged"}\u001b[31m\u009b2J\u2028\u202e\0"';
    logger.warn(forged, { reason: forged, route: forged });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
    expect(JSON.parse(lines[0] ?? '').reason).toContain('\\u000d\\u000a{"level":"info"');
    expect(JSON.parse(lines[0] ?? '').reason).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
  });

  test('gathers the lines of requests, and has everything else leave at once', () => {
    const flush = vi.fn();
    const destination = { write: () => undefined, flush };
    const logger = createLogger({ level: 'info', destination });
    logger.info('request');
    expect(flush).not.toHaveBeenCalled();
    for (const at of ['info', 'warn', 'error', 'fatal'] as const) logger[at]('working');
    expect(flush).toHaveBeenCalledTimes(4);
  });

  test('keeps to its level, and cuts what is long', () => {
    const { lines, logger } = recorded();
    logger.debug('quiet');
    logger.info('long', { reason: 'a'.repeat(5_000) });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '').reason).toHaveLength(300);
    const silent = recorded('silent');
    silent.logger.fatal('nothing');
    expect(silent.lines).toEqual([]);
  });
});

describe('errors in the log', () => {
  test('keep class, code, constraint and places; never a message or a row', () => {
    const error = Object.assign(new Error(`duplicate key ${CANARY}`), {
      code: '23505',
      constraint: 'clients_by_name',
      table: 'clients',
      detail: `Key (ssn)=(${CANARY}) already exists.`,
      where: CANARY,
      hint: CANARY,
      internalQuery: CANARY,
      schema: CANARY,
    });
    const described = describeError(new AppError('conflict', CANARY, { current: CANARY }));
    expect(described).toMatchObject({ name: 'AppError', code: 'conflict' });
    expect(described.stack?.[0]).toContain('logger.test.ts');
    expect(describeError(error)).toMatchObject({
      name: 'Error',
      code: '23505',
      constraint: 'clients_by_name',
      table: 'clients',
    });
    const { lines, logger } = recorded();
    logger.error('failed', { err: Object.assign(new Error(CANARY, { cause: error }), { name: 'Outer' }) });
    expect(lines.join('')).not.toContain(CANARY);
    expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ name: 'Outer', cause: { code: '23505' } });
  });

  test('a message that plays a stack frame is not believed', () => {
    const error = new Error(`x\n    at ${CANARY} (/etc/${CANARY}:1:1)`);
    expect(JSON.stringify(describeError(error))).not.toContain(CANARY);
  });

  test('a code or a name that is not a word is left out', () => {
    const error = Object.assign(new Error('x'), { code: `a b ${CANARY}`, name: `${CANARY}\n${CANARY}` });
    expect(describeError(error)).toMatchObject({ name: 'Error' });
    expect(JSON.stringify(describeError(error))).not.toContain(CANARY);
  });

  test('what is no error is named by its type, and circles of causes end', () => {
    expect(describeError(CANARY)).toEqual({ name: 'string' });
    expect(describeError(undefined)).toEqual({ name: 'undefined' });
    const error = new Error('x');
    error.cause = error;
    expect(describeError(error).cause?.cause?.cause?.cause).toBeUndefined();
  });
});

test('controls become visible text', () => {
  expect(escapeControls('a\r\n\t\u001bb')).toBe('a\\u000d\\u000a\\u0009\\u001bb');
});
