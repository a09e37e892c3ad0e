import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepSealed, readSealed } from '#client/platform/kept-on-device.ts';
import { accountOptions, useTimeZone } from '#client/platform/organization.ts';
import { INTERACTION_KINDS } from '#shared/features/activities/activities.rules.ts';
import { type VisitPlace, visitPlaceOptions } from './activities.data.ts';

const NAME = 'visit place';
type Kept = VisitPlace & { time_zone: string };

/** The kinds of which the used ones come first; a visit before anything was logged is one in person. */
const inOrder = (used: readonly string[]) => {
  const first = used.length > 0 ? used : ['Drop-in Visit'];
  return [...first, ...INTERACTION_KINDS.filter((kind) => !first.includes(kind))];
};

/**
 * What a visit may be and where, as the server knows it; without a network as it was known last. `sources` is null until
 * either is known.
 */
export function useVisitPlace() {
  const { data, isError } = useQuery(visitPlaceOptions());
  const { data: account } = useQuery(accountOptions());
  const zone = useTimeZone();
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    void readSealed<Kept>(NAME).then(setKept);
  }, []);
  useEffect(() => {
    if (data && account) void keepSealed(NAME, { ...data, time_zone: account.time_zone } satisfies Kept);
  }, [data, account]);
  const place = data ?? kept;
  return {
    known: place !== null,
    kinds: inOrder(place?.kinds ?? []),
    sources: place?.sources ?? (isError ? [] : null),
    timeZone: account ? zone : (kept?.time_zone ?? zone),
    /** The server has not answered: what is shown is what was known last. */
    away: isError && !data,
  };
}
