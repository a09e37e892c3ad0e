import type { ListFrameProps } from '#client/components/list/define-list.ts';
import { SettingsFrame } from '#client/components/settings-frame.tsx';
import type { AuditEntry } from './audit.data.ts';
import { SealCheck } from './seal-check.tsx';

/** What the log stands in: the settings, and whether it is still as it was sealed. */
export const AuditFrame = ({ children }: ListFrameProps<AuditEntry>) => (
  <SettingsFrame tab="audit">
    <SealCheck />
    {children}
  </SettingsFrame>
);
