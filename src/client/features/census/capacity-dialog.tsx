import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { trpc } from '#client/platform/trpc.ts';
import { Modal } from '#client/ui/layers/modal.tsx';
import { censusMessages as text } from '#shared/features/census/census.messages.ts';

/** The table of programs over the census, which counts by their beds and is read again when the table is left. */
export function CapacityDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const client = useQueryClient();
  const close = () => {
    void client.invalidateQueries({ queryKey: trpc.census.pathKey() });
    onClose();
  };
  return (
    <Modal opened title={text.capacity_settings} onClose={close}>
      {children}
    </Modal>
  );
}
