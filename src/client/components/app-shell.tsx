import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { uiMessages as text } from '../../shared/features/ui/ui.messages.ts';
import { AvatarMenu } from '../ui/avatar-menu.tsx';
import { Link } from '../ui/link.tsx';
import classes from './app-shell.module.css';
import { Logo } from './logo.tsx';

export interface NavItem {
  href: string;
  label: string;
  icon: TablerIcon;
  /** The page shown belongs to this area. */
  active?: boolean;
}

interface AppShellProps {
  items: NavItem[];
  initials?: string;
  homeHref?: string;
  settingsHref: string;
  onLogout: () => void;
  /** Bottom right, above the page: the new-version banner. */
  banner?: ReactNode;
  children: ReactNode;
}

const MAIN_ID = 'main';

/** The signed-in frame: an 80 px navigation on the left (a bar at the bottom on a phone), the page in `main`. */
export function AppShell({ items, initials, homeHref = '/', settingsHref, onLogout, banner, children }: AppShellProps) {
  return (
    <div className={classes.shell}>
      <a href={`#${MAIN_ID}`} className={classes.skip}>
        {text.nav_skip}
      </a>
      <nav aria-label={text.nav_label} className={classes.nav}>
        <Link href={homeHref} className={classes.logo} aria-label={text.nav_home}>
          <Logo size={36} />
        </Link>
        <ul className={classes.items}>
          {items.map(({ href, label, icon: Icon, active }) => (
            <li key={href}>
              <Link href={href} className={classes.item} aria-current={active ? 'page' : undefined}>
                <Icon size={22} stroke={1.75} aria-hidden />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className={classes.user}>
          <AvatarMenu initials={initials} settingsHref={settingsHref} onLogout={onLogout} />
        </div>
      </nav>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {banner && <aside className={classes.banner}>{banner}</aside>}
    </div>
  );
}
