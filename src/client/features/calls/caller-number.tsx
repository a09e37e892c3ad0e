import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { callsMessages as text } from '#shared/features/calls/calls.messages.ts';
import { callOptions } from './calls.data.ts';

interface CallerNumberProps {
  callId: string;
  children: (phone?: string) => ReactNode;
}

/** Waits for the number a call came from; a withheld one, and one that can't be had, is none. */
export function CallerNumber({ callId, children }: CallerNumberProps) {
  const { data, isError } = useQuery(callOptions(callId));
  if (isError && !data)
    return (
      <>
        <Notice tone="warning">{text.number_failed}</Notice>
        {children()}
      </>
    );
  if (!data) return null;
  return children(data.call.caller.startsWith('+') ? data.call.caller : undefined);
}
