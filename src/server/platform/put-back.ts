import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/platform/errors.ts';
import { inputMessages as text } from '#shared/platform/input.messages.ts';

/** What an edit was made on; it changes nothing. */
type Basis = 'version' | 'updated_at';

/**
 * What an edit changes of a record: what it says as the record says it already is left out (C-103). `path` leads to the
 * edit within the input.
 * @throws bad_request naming each read-only key that says otherwise
 */
export function changesIn<Edit extends object, ReadOnly extends string = never>(
  edit: Edit,
  current: object,
  { readOnly = [], path }: { readOnly?: readonly ReadOnly[]; path: string },
): Partial<Omit<Edit, ReadOnly | Basis>> {
  const said = new Map(Object.entries(current));
  const changes = Object.entries(edit).filter(
    ([key, value]) =>
      value !== undefined &&
      key !== 'version' &&
      key !== 'updated_at' &&
      !isDeepStrictEqual(value, said.get(key) ?? null),
  );
  const refused = changes.filter(([key]) => (readOnly as readonly string[]).includes(key));
  if (refused.length > 0) {
    const fields = Object.fromEntries(refused.map(([key]) => [path === '' ? key : `${path}.${key}`, text.read_only]));
    throw new AppError('bad_request', text.read_only, { fields });
  }
  return Object.fromEntries(changes) as Partial<Omit<Edit, ReadOnly | Basis>>;
}
