import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { InquiryListQuery } from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { useShortcut } from '../../components/keyboard-provider.tsx';
import { inquiryHref } from '../../platform/links.ts';
import { neighbourPageOptions } from './inquiries.data.ts';
import { placeInTrail, rememberTrail } from './record-trail.ts';

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
  const place = placeInTrail(id);
  const after = useQuery(neighbourPageOptions(place?.pageAfter));
  const before = useQuery(neighbourPageOptions(place?.pageBefore));
  const go = (to: string) => void navigate({ to: inquiryHref(to) });
  const within = (to: string | undefined) => (to === undefined ? undefined : () => go(to));
  const across = (search: InquiryListQuery | undefined, page: typeof after.data, at: 0 | -1) => {
    const row = page?.list.at(at);
    if (!search || !page || !row) return undefined;
    return () => {
      rememberTrail({ search, page }, row.id);
      go(row.id);
    };
  };
  const next = within(place?.next) ?? across(place?.pageAfter, after.data, 0);
  const previous = within(place?.previous) ?? across(place?.pageBefore, before.data, -1);
  useShortcut('record_next', next);
  useShortcut('record_previous', previous);
  return place && { n: place.n, total: place.total, ...(previous && { previous }), ...(next && { next }) };
}
