import { useEffect, useRef } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Link } from '../display/link.tsx';
import classes from './tabs-nav.module.css';

export interface TabLink {
  href: string;
  label: string;
  active?: boolean;
  count?: string;
}

/** Tabs whose choice is an address: links in a landmark, the current one marked. */
export function TabsNav({ tabs, label = text.tabs_label }: { tabs: TabLink[]; label?: string }) {
  const nav = useRef<HTMLElement>(null);
  // Its place too changes: which tabs a role sees is known a moment later.
  const current = tabs.findIndex(({ active }) => active);
  // Where not all fit, the one that is shown is in sight.
  useEffect(() => {
    const row = nav.current;
    const tab = row?.querySelectorAll('a')[current]?.getBoundingClientRect();
    if (!row || !tab) return;
    const { left, width } = row.getBoundingClientRect();
    row.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} className={classes.nav}>
      <ul className={classes.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} className={classes.tab} aria-current={tab.active ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
