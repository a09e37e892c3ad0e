import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { CONTACT_TITLES } from '../../../shared/features/contacts/contacts.rules.ts';
import type { ContactListQuery } from '../../../shared/features/contacts/contacts.schemas.ts';
import { OTHER_STATES } from '../../../shared/features/referral-sources/referral-sources.rules.ts';
import { US_STATES } from '../../../shared/platform/us-states.ts';
import type { FilterDefinition, FilterValues } from '../../components/filters.ts';
import { searchSourceOptions, sourceOptions } from './contacts.data.ts';

const ARCHIVED = 'true';

const TITLE: FilterDefinition = {
  key: 'title',
  title: text.title,
  type: 'list_multi',
  options: CONTACT_TITLES.map((value) => ({ value, title: value })),
};
const STATE: FilterDefinition = {
  key: 'state',
  title: text.state,
  type: 'select',
  options: [
    ...Object.entries(US_STATES).map(([value, title]) => ({ value, title })),
    { value: OTHER_STATES, title: text.other_states },
  ],
};
const SHOW_ARCHIVED: FilterDefinition = {
  key: 'archived',
  title: text.show_archived,
  type: 'flag',
  options: [{ value: ARCHIVED, title: text.show_archived }],
};

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

/** How many values the list is filtered by. */
export const countOf = (values: FilterValues): number => Object.values(values).flat().length;
