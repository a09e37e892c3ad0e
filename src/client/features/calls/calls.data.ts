import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchFile } from '#client/platform/rest.ts';
import { trpc } from '#client/platform/trpc.ts';
import type { CallListQuery } from '#shared/features/calls/calls.schemas.ts';

/** The page of the list an address names; the page before stays on screen until it is here. */
export const callListOptions = (search: CallListQuery) =>
  queryOptions({ ...trpc.calls.list.queryOptions(search), placeholderData: keepPreviousData });

export const callOptions = (call_id: string) => trpc.calls.get.queryOptions({ call_id });

export const callersOptions = (call_id: string) => trpc.calls.callers.queryOptions({ call_id });

/** A recording's bytes. */
export const fetchRecording = (key: string, signal: AbortSignal): Promise<Blob> =>
  fetchFile(`/api/call_recording?key=${encodeURIComponent(key)}`, signal);
