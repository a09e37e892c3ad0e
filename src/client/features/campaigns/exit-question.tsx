import { useNavigate } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { CAMPAIGNS_HREF } from '#client/platform/links.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';

const ExitContext = createContext<() => void>(() => undefined);

/** Asks whether the campaign is to be left. */
export const useExit = () => useContext(ExitContext);

/** Stands around all steps of a campaign: one that has just loaded takes the place of its skeleton, and the question stays. */
export function ExitQuestion({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <ExitContext value={() => setAsking(true)}>
      {children}
      <ConfirmDialog
        opened={asking}
        title={text.exit}
        confirmLabel={text.confirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => void navigate({ to: CAMPAIGNS_HREF, ignoreBlocker: true })}
      >
        {text.exit_question}
      </ConfirmDialog>
    </ExitContext>
  );
}
