import type { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/app-router.ts';
import type { ErrorCode } from '#shared/platform/errors.ts';
import type { RestError } from './rest.ts';

export interface ServerError {
  code?: ErrorCode;
  message?: string;
  fields?: Record<string, string>;
  current?: unknown;
  request_id?: string;
}

/** What the server said of an error; empty when it could not be reached. */
export function serverErrorOf(error: unknown): ServerError {
  // By their names: the classes themselves would bring the whole client to pages that call nothing.
  if (!(error instanceof Error)) return {};
  if (error.name === 'RestError') {
    const { code, fields, message } = error as RestError;
    return { code, fields, message };
  }
  if (error.name !== 'TRPCClientError') return {};
  const { data, message } = error as TRPCClientError<AppRouter>;
  return { ...(data as ServerError | null | undefined), message };
}

/**
 * Why the server refuses, in words for a person: those of the first field they are about, else of the whole. Undefined
 * where it could not be reached or has failed itself: what went wrong then is the caller's to say.
 */
export function refusalOf(error: unknown): string | undefined {
  const { code, fields, message } = serverErrorOf(error);
  if (code === undefined || code === 'internal_server_error') return undefined;
  return Object.values(fields ?? {})[0] ?? message;
}

export const isUnauthorized = (error: unknown): boolean => serverErrorOf(error).code === 'unauthorized';
export const isNotFound = (error: unknown): boolean => serverErrorOf(error).code === 'not_found';
export const isConflict = (error: unknown): boolean => serverErrorOf(error).code === 'conflict';
