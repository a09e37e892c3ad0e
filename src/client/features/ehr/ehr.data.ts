import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { fetchFile } from '#client/platform/rest.ts';
import { trpc } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import { isUnderWay, TRANSMISSION_POLL_MS } from '#shared/features/ehr/ehr.rules.ts';
import type { PacketPart } from '#shared/features/ehr/ehr.schemas.ts';

type Outputs = inferRouterOutputs<AppRouter>['ehr'];
export type Transmission = Outputs['list'][number];
export type Preview = Outputs['preview'];

/** What was sent of an inquiry, newest first; asked again while the newest is on its way. */
export const transmissionsOptions = (opportunity_id: string) =>
  queryOptions({
    ...trpc.ehr.list.queryOptions({ opportunity_id }),
    refetchInterval: ({ state }) => (state.data?.[0] && isUnderWay(state.data[0].state) ? TRANSMISSION_POLL_MS : false),
  });

/** What sending would send now: asked again with each opening. */
export const previewOptions = (opportunity_id: string) =>
  queryOptions({ ...trpc.ehr.preview.queryOptions({ opportunity_id }), gcTime: 0, staleTime: 0 });

/** A transmission's end also leaves a note on the inquiry. */
export const refreshAfterSending = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: trpc.inquiries.pathKey() });

const refreshEhr = (client: QueryClient) => client.invalidateQueries({ queryKey: trpc.ehr.pathKey() });

export function useSend() {
  const client = useQueryClient();
  return useMutation({ ...trpc.ehr.send.mutationOptions(), onSettled: () => refreshEhr(client) });
}

export function useRetryTransmission() {
  const client = useQueryClient();
  return useMutation({ ...trpc.ehr.retry.mutationOptions(), onSettled: () => refreshEhr(client) });
}

const answered = (address: string, query: Record<string, string>) =>
  fetchFile(`${address}?${new URLSearchParams(query)}`, new AbortController().signal);

export const fetchPacket = (transmission_id: string, part: PacketPart) =>
  answered('/api/ehr_packet', { transmission_id, part });

export const fetchFaceSheet = (opportunity_id: string) => answered('/api/ehr_face_sheet', { opportunity_id });
