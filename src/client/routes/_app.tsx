import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AppShell } from '../components/app-shell.tsx';
import { KeyboardHelp } from '../components/keyboard-help.tsx';
import { useShortcut } from '../components/keyboard-provider.tsx';
import { VersionBanner } from '../components/version-banner.tsx';
import { logOut } from '../features/auth/log-out.ts';
import { LoginPage } from '../features/auth/login-page.tsx';
import { SessionCover } from '../features/auth/session-cover.tsx';
import { useUploadWatch } from '../features/documents/upload-watch.ts';
import { openAreas } from '../features/navigation/navigation.ts';
import { Palette } from '../features/navigation/palette.tsx';
import { setIdleMinutes } from '../platform/idle-lock.ts';
import { useNewVersion } from '../platform/new-version.ts';
import { accountOptions } from '../platform/organisation.ts';
import { session } from '../platform/session.ts';

export const Route = createFileRoute('/_app')({ component: App });

/** Every address shows the login to a stranger; a session that ends covers its page and keeps it. */
function App() {
  const { phase, owner } = useSyncExternalStore(session.subscribe, session.state);
  if (phase === 'signed_out') return <LoginPage />;
  return (
    <>
      <SignedIn key={owner} />
      {phase === 'ended' && <SessionCover />}
    </>
  );
}

/** The frame around every signed-in page. */
function SignedIn() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { user } = useSyncExternalStore(session.subscribe, session.state);
  const { data: account } = useQuery(accountOptions());
  const idleMinutes = account?.idle_minutes;
  useEffect(() => {
    if (idleMinutes) setIdleMinutes(idleMinutes);
  }, [idleMinutes]);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const newVersion = useNewVersion();
  useUploadWatch();
  const areas = openAreas(pathname);
  const href = (id: string) => areas.find((area) => area.shortcut === id)?.href;
  const go = (id: string) => {
    const to = href(id);
    return to ? () => void navigate({ to }) : undefined;
  };
  useShortcut('palette', () => setPaletteOpen(true));
  useShortcut('help', () => setHelpOpen(true));
  useShortcut('go_dashboard', go('go_dashboard'));
  useShortcut('go_tasks', go('go_tasks'));
  useShortcut('go_admissions', go('go_admissions'));
  useShortcut('go_outreach', go('go_outreach'));
  useShortcut('go_marketing', go('go_marketing'));
  useShortcut('go_analytics', go('go_analytics'));
  useShortcut('new_inquiry', () => void navigate({ to: '/admissions/inquiries', search: { new: true } as never }));

  return (
    <AppShell
      items={areas}
      initials={user?.initials}
      settingsHref="/settings"
      onLogout={logOut}
      banner={newVersion ? <VersionBanner onReload={() => window.location.reload()} /> : undefined}
    >
      <Outlet />
      <Palette opened={paletteOpen} onClose={() => setPaletteOpen(false)} onHelp={() => setHelpOpen(true)} />
      <KeyboardHelp opened={helpOpen} onClose={() => setHelpOpen(false)} />
    </AppShell>
  );
}
