import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { OPTION_LISTS, type OptionList } from '#shared/features/option-lists/option-lists.ts';
import { trpc } from './trpc.ts';

/** Every list that people choose from on records: read once, and again when one was changed. */
const optionListsOptions = () => queryOptions({ ...trpc.optionLists.get.queryOptions({}), staleTime: 5 * 60_000 });

/** What the organization offers of a list, in its order; the default until that is known. */
export function useOptions(name: OptionList): readonly string[] {
  const { data } = useQuery(optionListsOptions());
  return data?.[name].offered ?? OPTION_LISTS[name];
}

/** What a filter shows of a list: what is offered, and what records hold though it no longer is. */
export function useFilterOptions(name: OptionList): readonly { value: string; title: string }[] {
  const { data } = useQuery(optionListsOptions());
  return useMemo(() => {
    const { offered, carried } = data?.[name] ?? { offered: OPTION_LISTS[name], carried: [] };
    return [...offered, ...carried].map((value) => ({ value, title: value }));
  }, [data, name]);
}

/** What can be chosen in a field, with what its record holds beyond it. */
export const choicesOf = (offered: readonly string[], held: string | readonly string[] | null | undefined = []) =>
  [...new Set([...offered, ...[held ?? []].flat()])].map((value) => ({ value, label: value }));
