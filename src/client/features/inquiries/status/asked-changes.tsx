import { useQuery } from '@tanstack/react-query';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { inquiryOptions } from '../inquiries.data.ts';
import { StatusChange } from './status-change.tsx';
import type { StatusChangeProps } from './status-subject.ts';
import type { InTurn } from './use-in-turn.ts';

export interface AskedChange {
  inquiryId: string;
  to: InquiryStatus;
}

/** Changes of status from outside an inquiry's page, one after the other. */
export function AskedChanges({ changes: { now, goOn, drop } }: { changes: InTurn<AskedChange> }) {
  return now && <Asked key={now.turn} inquiryId={now.inquiryId} to={now.to} onDone={goOn} onClose={drop} />;
}

function Asked({ inquiryId, ...change }: AskedChange & Omit<StatusChangeProps, 'inquiry'>) {
  // As it is now: the list or the board it is asked from may be newer than what is kept of the inquiry.
  const { data: inquiry, isFetchedAfterMount } = useQuery({ ...inquiryOptions(inquiryId), refetchOnMount: 'always' });
  return inquiry && isFetchedAfterMount && <StatusChange inquiry={inquiry} {...change} />;
}
