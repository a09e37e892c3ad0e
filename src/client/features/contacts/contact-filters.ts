import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { CONTACT_TITLES } from '../../../shared/features/contacts/contacts.rules.ts';
import type { ContactListQuery } from '../../../shared/features/contacts/contacts.schemas.ts';
import type { FilterDefinition, FilterValues } from '../../components/filters.ts';
import { ARCHIVED, archivedFilter, stateFilter } from '../../components/outreach-filters.ts';
import { searchSourceOptions, sourceOptions } from './contacts.data.ts';

const TITLE: FilterDefinition = {
  key: 'title',
  title: text.title,
  type: 'list_multi',
  options: CONTACT_TITLES.map((value) => ({ value, title: value })),
};
const STATE = stateFilter(text.state, text.other_states);
const SHOW_ARCHIVED = archivedFilter(text.show_archived);

/** The list's filters; the source filtered by is told by its name. */
export function useContactFilters({ referral_id }: Pick<ContactListQuery, 'referral_id'>): FilterDefinition[] {
  const { data: source } = useQuery(sourceOptions(referral_id));
  return useMemo(
    () => [
      {
        key: 'source',
        title: text.organization_name,
        type: 'search',
        options: source ? [{ value: source.id, title: source.referral_name }] : [],
        search: searchSourceOptions,
      },
      STATE,
      TITLE,
      SHOW_ARCHIVED,
    ],
    [source],
  );
}

type Filters = Pick<ContactListQuery, 'referral_id' | 'title' | 'state' | 'archived'>;

/** What is filtered by, as the panel and the chips keep it. */
export const valuesOf = ({ referral_id, title, state, archived }: Filters): FilterValues => ({
  source: referral_id ? [referral_id] : [],
  title,
  state: state ? [state] : [],
  archived: archived ? [ARCHIVED] : [],
});

/** The chosen values as the address keeps them. */
export const filtersFrom = (chosen: FilterValues): Filters => ({
  referral_id: chosen.source?.[0],
  title: [...(chosen.title ?? [])] as Filters['title'],
  state: chosen.state?.[0] as Filters['state'],
  archived: chosen.archived?.[0] === ARCHIVED,
});

export const NO_FILTERS = filtersFrom({});
