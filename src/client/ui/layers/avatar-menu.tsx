import { IconLogout, IconSettings } from '@tabler/icons-react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { Avatar } from '../display/avatar.tsx';
import { ActionMenu } from './action-menu.tsx';
import classes from './avatar-menu.module.css';

interface AvatarMenuProps {
  initials?: string;
  settingsHref: string;
  onLogout: () => void;
}

/** The signed-in person: initials that open Settings and Logout. */
export function AvatarMenu({ initials, settingsHref, onLogout }: AvatarMenuProps) {
  return (
    <ActionMenu
      position="right-end"
      trigger={
        <button
          type="button"
          className={classes.trigger}
          aria-label={format(text.nav_user_menu, { initials: initials ?? '-' })}
        >
          <Avatar initials={initials} size={40} />
        </button>
      }
      actions={[
        {
          key: 'settings',
          label: text.nav_settings,
          href: settingsHref,
          icon: <IconSettings size={18} stroke={1.75} />,
        },
        { key: 'logout', label: text.nav_logout, onSelect: onLogout, icon: <IconLogout size={18} stroke={1.75} /> },
      ]}
    />
  );
}
