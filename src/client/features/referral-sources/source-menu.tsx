import { uiMessages as text } from '../../../shared/features/ui/ui.messages.ts';
import { useMay } from '../../platform/organisation.ts';
import { ActionMenu, type MenuAction } from '../../ui/action-menu.tsx';
import { type Source, sourceName } from './referral-sources.data.ts';
import { useSourceArchiving } from './use-source-archiving.ts';

interface SourceMenuProps {
  source: Source;
  /** What other features offer to do with this source. */
  further?: readonly MenuAction[];
}

/** The rarer actions on a source: archive it, or bring it back, for those who may. */
export function SourceMenu({ source, further = [] }: SourceMenuProps) {
  const mayArchive = useMay('outreach:archive');
  const archiving = useSourceArchiving();
  const archive: MenuAction = {
    key: 'archive',
    label: source.is_active ? text.archive : text.unarchive,
    onSelect: () => void archiving.change([{ id: source.id, name: sourceName(source) }], source.is_active),
  };
  const actions = [...further, ...(mayArchive ? [archive] : [])];
  return (
    <>
      {actions.length > 0 && <ActionMenu actions={actions} />}
      {archiving.dialog}
    </>
  );
}
