import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import type { HistoryType } from '#shared/features/configuration/configuration.schemas.ts';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { format } from '#shared/platform/define-messages.ts';

const HistoryDialog = drawnLater(async () => (await import('./history-dialog.tsx')).HistoryDialog);

interface HistoryButtonProps {
  type: HistoryType;
  /** What it is the history of. */
  title: string;
  /** The version that is current, where it is known; else the newest of the history. */
  version?: number;
}

/** Opens what a configuration held before, for those who may bring it back. */
export function HistoryButton({ type, title, version }: HistoryButtonProps) {
  const [opened, setOpened] = useState(false);
  if (!useMay('configuration:history')) return null;
  return (
    <>
      <Button
        kind="quiet"
        icon={<IconHistory size={18} stroke={1.75} aria-hidden />}
        aria-label={format(text.history_of, { list: title })}
        onClick={() => setOpened(true)}
      >
        {text.history}
      </Button>
      {opened && <HistoryDialog type={type} title={title} known={version} onClose={() => setOpened(false)} />}
    </>
  );
}
