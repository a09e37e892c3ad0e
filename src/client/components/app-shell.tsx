import { IconDots, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Link } from '../ui/display/link.tsx';
import { ActionMenu } from '../ui/layers/action-menu.tsx';
import { AvatarMenu } from '../ui/layers/avatar-menu.tsx';
import classes from './app-shell.module.css';
import { Logo } from './logo.tsx';

export interface NavItem {
  href: string;
  label: string;
  icon: TablerIcon;
  /** The page shown belongs to this area. */
  active?: boolean;
  /** What waits there: how many, what to call them, and where they are. */
  waiting?: { count: number; label: string; href: string };
}

interface AppShellProps {
  items: NavItem[];
  initials?: string;
  /** Where the organization's own logo lies, in place of the product's mark. */
  logo?: string | null | undefined;
  /** Whose pages these are: at the foot of a printed one, with the logo. */
  organization?: string | undefined;
  homeHref?: string;
  settingsHref: string;
  onLogout: () => void;
  /** Bottom right, above the page: the new-version banner. */
  banner?: ReactNode;
  /** The page takes the whole window, and leads back by itself. */
  wholeWindow?: boolean;
  children: ReactNode;
}

const MAIN_ID = 'main';
/** Areas that a phone's bar has room for beside "More". */
const ON_PHONE = 4;
/** Above this a count is said to be more: the badge has room for two digits. */
const MAX_SHOWN = 99;

/** The signed-in frame: an 80 px navigation on the left (a bar at the bottom on a phone), the page in `main`. */
export function AppShell(props: AppShellProps) {
  const { items, initials, logo, organization, homeHref = '/', settingsHref, onLogout, banner, children } = props;
  if (props.wholeWindow)
    return (
      <>
        <main id={MAIN_ID} tabIndex={-1} className={classes.whole}>
          {children}
        </main>
        {banner && <aside className={classes.banner}>{banner}</aside>}
      </>
    );
  const further = items.length > ON_PHONE + 1 ? items.slice(ON_PHONE) : [];
  return (
    <div className={classes.shell}>
      <a href={`#${MAIN_ID}`} className={classes.skip}>
        {text.nav_skip}
      </a>
      <nav aria-label={text.nav_label} className={classes.nav}>
        <Link href={homeHref} className={classes.logo} aria-label={text.nav_home}>
          {logo ? <img src={logo} alt="" className={classes.ownLogo} /> : <Logo size={36} />}
        </Link>
        <ul className={classes.items}>
          {items.map(({ href, label, icon: Icon, active, waiting }, at) => (
            <li key={href} className={further.length > 0 && at >= ON_PHONE ? classes.further : undefined}>
              <Link href={href} className={classes.item} aria-current={active ? 'page' : undefined}>
                <Icon size={22} stroke={1.75} aria-hidden />
                <span>{label}</span>
              </Link>
              {waiting && (
                <Link href={waiting.href} className={classes.waiting} aria-label={waiting.label} title={waiting.label}>
                  {waiting.count > MAX_SHOWN ? `${MAX_SHOWN}+` : waiting.count}
                </Link>
              )}
            </li>
          ))}
          {further.length > 0 && (
            <li className={classes.more}>
              <ActionMenu
                position="top-end"
                trigger={
                  <button
                    type="button"
                    className={classes.item}
                    aria-current={further.some(({ active }) => active) ? 'true' : undefined}
                  >
                    <IconDots size={22} stroke={1.75} aria-hidden />
                    <span>{text.nav_more}</span>
                  </button>
                }
                actions={further.map(({ href, label, icon: Icon }) => ({
                  key: href,
                  label,
                  href,
                  icon: <Icon size={18} stroke={1.75} />,
                }))}
              />
            </li>
          )}
        </ul>
        <div className={classes.user}>
          <AvatarMenu initials={initials} settingsHref={settingsHref} onLogout={onLogout} />
        </div>
      </nav>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {organization && (
        <div className={classes.printed} aria-hidden>
          {logo && <img src={logo} alt="" />}
          <span>{organization}</span>
        </div>
      )}
      {banner && <aside className={classes.banner}>{banner}</aside>}
    </div>
  );
}
