/**
 * The errors a verb may throw, independent of any transport. Both doors map `code` to their own status.
 * `fields` maps an input path to its message; `current` carries the row a stale edit met.
 */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_server_error: 500,
  service_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface ErrorDetails {
  fields?: Record<string, string>;
  /** The row as it is now, with who changed it; sent with a `conflict` of versions. */
  current?: unknown;
  /** Seconds until another try is worthwhile; sent as `Retry-After`. */
  retry_after?: number;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Throws when a condition the verb relies on does not hold; reads as a sentence at the call. */
export function ensure(
  condition: unknown,
  code: ErrorCode,
  message: string,
  details?: ErrorDetails,
): asserts condition {
  if (!condition) throw new AppError(code, message, details);
}

/** A bad request about one named input field. */
export const invalidField = (field: string, message: string) =>
  new AppError('bad_request', message, { fields: { [field]: message } });
