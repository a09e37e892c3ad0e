import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { type OptionList, type OptionsKept, offeredOf, unlisted } from '#shared/features/option-lists/option-lists.ts';
import { invalidField } from '#shared/platform/errors.ts';
import { inputMessages } from '#shared/platform/input.messages.ts';

export interface KeptList {
  type: OptionList;
  config: OptionsKept;
}

/** What the organization has made of lists; those it has not changed have no row. Every query of them goes through here. */
export const keptLists = (db: Db, ctx: Context, lists: readonly OptionList[]) =>
  db
    .selectFrom('configurations')
    .select(['configurations.type', 'configurations.config'])
    .where(inOrganization(ctx, 'configurations'))
    .where('configurations.user_id', 'is', null)
    .where('configurations.type', 'in', lists)
    .$castTo<KeptList>();

/** What the organization offers of a list, in its order. */
export const offeredIn = (kept: readonly KeptList[], name: OptionList): readonly string[] =>
  offeredOf(name, kept.find(({ type }) => type === name)?.config);

type Value = string | readonly string[] | null | undefined;

/** A field whose value stands on a list: what is given for it, and what the record holds already. */
export interface ListedField {
  list: OptionList;
  /** The path within the input. */
  field: string;
  value: Value;
  held?: Value;
}

const valuesOf = (value: Value): readonly string[] => (value ? [value].flat() : []);

/**
 * Refuses a value that the organization does not offer; what a record holds already stays valid for it (C-110).
 * @throws bad_request naming the field
 */
export function ensureOffered(kept: readonly KeptList[], fields: readonly ListedField[]): void {
  for (const { list, field, value, held } of fields) {
    if (unlisted(offeredIn(kept, list), valuesOf(value), valuesOf(held)) !== undefined)
      throw invalidField(field, inputMessages.choose);
  }
}
