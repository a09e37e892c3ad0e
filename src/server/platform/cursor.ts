import { AppError } from '#shared/platform/errors.ts';
import { isUuid } from '#shared/platform/uuid.ts';

/** Where a page of a list ended: the sort it was made for, that row's sort key and its id. */
export interface Cursor {
  sort: string;
  key: string;
  id: string;
}

export const encodeCursor = ({ sort, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** @throws AppError `bad_request` for one that was not made here, or was made for another sort */
export function decodeCursor(field: 'after' | 'before', text: string, sort: string): Cursor {
  const wrong = () =>
    new AppError('bad_request', `${field}: This is not a place in this list.`, {
      fields: { [field]: 'This is not a place in this list.' },
    });
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw wrong();
  }
  if (!Array.isArray(parts) || parts.length !== 3 || parts.some((part) => typeof part !== 'string')) throw wrong();
  const [madeFor, key, id] = parts as [string, string, string];
  if (madeFor !== sort || !isUuid(id)) throw wrong();
  return { sort, key, id };
}
