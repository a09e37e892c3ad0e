import {
  IconChevronDown,
  IconDeviceFloppy,
  IconPencil,
  IconPlus,
  IconRestore,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { MenuAction } from '#client/ui/layers/menu-action.ts';
import { useHint } from '#client/ui/use-hint.tsx';
import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { ListView } from './use-list-view.ts';
import classes from './view-menu.module.css';

const NewViewDialog = drawnLater(async () => (await import('./new-view-dialog.tsx')).NewViewDialog);
const ShareViewDialog = drawnLater(async () => (await import('./share-view-dialog.tsx')).ShareViewDialog);

/** The list's view: which one, an asterisk where the list is shown otherwise, and what can be done about it. */
export function ViewMenu({ view }: { view: ListView }) {
  const [dialog, setDialog] = useState<'new' | 'rename' | 'share' | 'delete'>();
  const close = () => setDialog(undefined);
  const shown = view.changes ? `${view.name}*` : view.name;
  const { turning, hint } = useHint(view.changes);
  const remove = async () => {
    await view.remove();
    close();
  };
  const mayChange = !view.shared || view.mayShare;
  const changed: MenuAction[] = [
    ...(mayChange
      ? [{ key: 'update', label: text.view_update, icon: <IconDeviceFloppy {...ICON} />, onSelect: view.update }]
      : []),
    { key: 'new', label: text.view_save_as_new, icon: <IconPlus {...ICON} />, onSelect: () => setDialog('new') },
    { key: 'reset', label: text.view_reset, icon: <IconRestore {...ICON} />, onSelect: view.reset },
  ];
  const deletion: MenuAction = {
    key: 'delete',
    label: text.view_delete,
    icon: <IconTrash {...ICON} />,
    danger: true,
    onSelect: () => setDialog('delete'),
  };
  const rename: MenuAction = {
    key: 'rename',
    label: text.view_rename,
    icon: <IconPencil {...ICON} />,
    onSelect: () => setDialog('rename'),
  };
  const share: MenuAction = {
    key: 'share',
    label: view.shared ? text.view_sharing : text.view_share,
    icon: <IconUsers {...ICON} />,
    onSelect: () => setDialog('share'),
  };
  return (
    <>
      <span className={classes.menu} {...turning}>
        <ActionMenu
          choice={{ chosen: view.name, options: view.names, onChoose: view.select }}
          actions={[
            ...(view.changes ? changed : []),
            ...(view.isDefault || view.shared ? [] : [rename]),
            ...(view.mayShare ? [share] : []),
            ...(view.isDefault || !mayChange ? [] : [deletion]),
          ]}
          trigger={
            <Button
              iconAfter={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
              loading={view.busy}
              aria-label={format(text.views_label, { name: view.changes ? `${shown}, ${view.changes}` : shown })}
            >
              <span className={classes.name}>{shown}</span>
            </Button>
          }
        />
      </span>
      {hint}
      {dialog === 'new' && <NewViewDialog names={view.names} onSave={view.saveAsNew} onClose={close} />}
      {dialog === 'rename' && (
        <NewViewDialog
          title={text.view_rename}
          initial={view.name}
          names={view.names.filter((name) => name !== view.name)}
          onSave={view.rename}
          onClose={close}
        />
      )}
      {dialog === 'share' && <ShareViewDialog view={view} onClose={close} />}
      {dialog === 'delete' && (
        <ConfirmDialog
          opened
          title={text.view_delete}
          confirmLabel={text.view_delete}
          danger
          loading={view.busy}
          onConfirm={() => void remove()}
          onCancel={close}
        >
          {format(view.shared ? text.delete_shared_question : text.delete_question, {
            x: view.shared?.view_name ?? view.name,
          })}
        </ConfirmDialog>
      )}
    </>
  );
}

const ICON = { size: 18, stroke: 1.75 };
