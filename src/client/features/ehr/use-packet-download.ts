import { useMutation } from '@tanstack/react-query';
import { saveFile } from '#client/platform/rest.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import type { PacketPart } from '#shared/features/ehr/ehr.schemas.ts';
import { fetchFaceSheet, fetchPacket } from './ehr.data.ts';

const failed = () => toast.error(text.error_fetching_packet);

/** Fetches a part of what was sent and hands it to the browser to keep. */
export function usePacketDownload() {
  return useMutation({
    mutationFn: async ({ id, version, part }: { id: string; version: number; part: PacketPart }) =>
      saveFile(
        await fetchPacket(id, part),
        part === 'bundle' ? `ehr-bundle-v${version}.json` : `face-sheet-v${version}.pdf`,
      ),
    onError: failed,
  });
}

/** The same for the face sheet that sending now would send. */
export function useFaceSheetDownload() {
  return useMutation({
    mutationFn: async (opportunityId: string) => saveFile(await fetchFaceSheet(opportunityId), text.face_sheet_file),
    onError: failed,
  });
}
