import type { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../server/app-router.ts';
import type { ErrorCode } from '../../shared/platform/errors.ts';

interface ToldError {
  code?: ErrorCode;
  message?: string;
  fields?: Record<string, string>;
  current?: unknown;
  request_id?: string;
}

/** What the server said of an error; empty when it could not be reached. */
export function toldBy(error: unknown): ToldError {
  // By its name: the class itself would bring the whole client to pages that call nothing.
  if (!(error instanceof Error) || error.name !== 'TRPCClientError') return {};
  const { data, message } = error as TRPCClientError<AppRouter>;
  return { ...(data as ToldError | null | undefined), message };
}

export const isUnauthorized = (error: unknown): boolean => toldBy(error).code === 'unauthorized';
export const isNotFound = (error: unknown): boolean => toldBy(error).code === 'not_found';
export const isConflict = (error: unknown): boolean => toldBy(error).code === 'conflict';

/** The message of one input field, where the server named it. */
export const fieldMessage = (error: unknown, field: string): string | undefined => toldBy(error).fields?.[field];
