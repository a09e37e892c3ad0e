import { useArchiving } from '#client/components/bulk/use-archiving.tsx';
import { useRecordActions } from '#client/components/record-actions.ts';
import { useMay } from '#client/platform/organization.ts';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { ARCHIVING, type Source, sourceName } from './referral-sources.data.ts';

/** The rarer actions on a source: archive it, or bring it back, for those who may. */
export function SourceMenu({ source }: { source: Source }) {
  const mayArchive = useMay('outreach:archive');
  const archiving = useArchiving(ARCHIVING);
  const archive = {
    key: 'archive',
    label: source.is_active ? text.archive : text.unarchive,
    onSelect: () => void archiving.change([{ id: source.id, name: sourceName(source) }], source.is_active),
  };
  useRecordActions(mayArchive ? [archive] : []);
  if (!mayArchive) return null;
  return (
    <>
      <ActionMenu actions={[archive]} />
      {archiving.dialog}
    </>
  );
}
