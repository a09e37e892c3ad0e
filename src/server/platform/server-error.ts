import { AppError, ERROR_STATUS, type ErrorCode } from '#shared/platform/errors.ts';
import { OverLimit, TaskInterrupted } from './child/task-errors.ts';
import type { Logger } from './logger.ts';
import { StorageError } from './storage/storage.ts';

/** An error as either door says it. It never carries a stack, SQL or another organization's data. */
export interface ServerError {
  status: number;
  body: {
    code: ErrorCode;
    message: string;
    fields?: Record<string, string>;
    current?: unknown;
    request_id: string;
  };
  retry_after?: number;
}

/** What an unforeseen error says outside; its cause goes to the log under the request's id. */
const UNFORESEEN = 'Something went wrong';

/** Postgres refuses some input only itself: text it can't store, a number out of range. */
const REFUSED_BY_POSTGRES = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);

const tookTooLong = () => new AppError('service_unavailable', 'This took too long. Try again.', { retry_after: 5 });

function known(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof StorageError && error.code === 'unavailable')
    return new AppError('service_unavailable', 'The file storage takes no files. Try again later.', { retry_after: 5 });
  if (error instanceof OverLimit || error instanceof TaskInterrupted) return tookTooLong();
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && REFUSED_BY_POSTGRES.has(code))
    return new AppError('bad_request', 'A value in this request cannot be stored.');
  if (code === '57014') return tookTooLong();
  if (code === '55P03')
    return new AppError('service_unavailable', 'This record is busy. Try again.', { retry_after: 1 });
  return null;
}

export function serverError(error: unknown, request_id: string, logger: Logger): ServerError {
  const app = known(error);
  if (!app) {
    logger.error('unforeseen error', { request_id, err: error });
    return { status: 500, body: { code: 'internal_server_error', message: UNFORESEEN, request_id } };
  }
  const { fields, current, retry_after } = app.details;
  return {
    status: ERROR_STATUS[app.code],
    body: {
      code: app.code,
      message: app.message,
      ...(fields ? { fields } : {}),
      ...(current === undefined ? {} : { current }),
      request_id,
    },
    ...(retry_after === undefined ? {} : { retry_after }),
  };
}
