import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useShortcut } from '#client/components/keyboard-provider.tsx';
import { placeInTrail, rememberTrail } from '#client/components/list/list-trail.ts';
import { inquiryHref } from '#client/platform/links.ts';
import type { InquiryListQuery } from '#shared/features/inquiries/inquiries.schemas.ts';
import { neighborPageOptions } from '../inquiries.data.ts';

/** The list that is walked along, as its description calls it. */
const LIST = 'inquiries';

export interface RecordStepsOf {
  n: number;
  total: string;
  previous?: () => void;
  next?: () => void;
}

/**
 * The way along the list a record was opened from, in its order and by its filters, over the borders of its pages:
 * at a border the next page is fetched ahead. Null when the record was opened otherwise.
 */
export function useRecordSteps(id: string): RecordStepsOf | null {
  const navigate = useNavigate();
  const place = placeInTrail<InquiryListQuery>(LIST, id);
  const after = useQuery(neighborPageOptions(place?.pageAfter));
  const before = useQuery(neighborPageOptions(place?.pageBefore));
  const go = (to: string) => void navigate({ to: inquiryHref(to) });
  const within = (to: string | undefined) => (to === undefined ? undefined : () => go(to));
  const across = (query: InquiryListQuery | undefined, page: typeof after.data, at: 0 | -1) => {
    const row = page?.list.at(at);
    if (!query || !page || !row) return undefined;
    return () => {
      rememberTrail(LIST, { query, page }, row.id);
      go(row.id);
    };
  };
  const next = within(place?.next) ?? across(place?.pageAfter, after.data, 0);
  const previous = within(place?.previous) ?? across(place?.pageBefore, before.data, -1);
  useShortcut('record_next', next);
  useShortcut('record_previous', previous);
  return place && { n: place.n, total: place.total, ...(previous && { previous }), ...(next && { next }) };
}
