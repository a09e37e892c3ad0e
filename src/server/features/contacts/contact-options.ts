import type { ListedField } from '../option-lists/option-lists.access.ts';

/** The lists that a contact's fields are chosen from. */
export const CONTACT_LISTS = ['CONTACT_TITLES', 'CREDENTIALS'] as const;

interface Fields {
  title?: string | null | undefined;
  credential?: string | null | undefined;
}

/**
 * A contact's fields that stand on lists of the organization; `path` leads to the contact within the input. What an
 * import brings is kept as it came (C-33).
 */
export const listedContactFields = (path: string, given: Fields, held: Fields = {}): ListedField[] => [
  { list: 'CONTACT_TITLES', field: `${path}title`, value: given.title, held: held.title },
  { list: 'CREDENTIALS', field: `${path}credential`, value: given.credential, held: held.credential },
];
