import { uiMessages as text } from '../../../shared/features/ui/ui.messages.ts';
import { useArchiving } from '../../components/bulk/use-archiving.tsx';
import { useMay } from '../../platform/organisation.ts';
import { ActionMenu, type MenuAction } from '../../ui/action-menu.tsx';
import { ARCHIVING, type Source, sourceName } from './referral-sources.data.ts';

interface SourceMenuProps {
  source: Source;
  /** What other features offer to do with this source. */
  further?: readonly MenuAction[];
}

/** The rarer actions on a source: archive it, or bring it back, for those who may. */
export function SourceMenu({ source, further = [] }: SourceMenuProps) {
  const mayArchive = useMay('outreach:archive');
  const archiving = useArchiving(ARCHIVING);
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
