import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { drawnLater, drawnOnceOpened, useFetchedAhead } from '#client/ui/drawn-later.tsx';
import { callsMessages } from '#shared/features/calls/calls.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { AppShell } from './components/app-shell.tsx';
import type { ShortcutId } from './components/keyboard-map.ts';
import { useShortcut } from './components/keyboard-provider.tsx';
import { PageAnnouncer } from './components/page-announcer.tsx';
import { PageProgress } from './components/page-progress.tsx';
import { VersionBanner } from './components/version-banner.tsx';
import { logOut } from './features/auth/log-out.ts';
import { SessionCover } from './features/auth/session-cover.tsx';
import { TwoFactorRoom } from './features/auth/two-factor-room.tsx';
import { waitingCountOptions } from './features/calls/calls.data.ts';
import { useUploadWatch } from './features/documents/upload-watch.ts';
import { openAreas, takesWholeWindow } from './features/navigation/navigation.ts';
import { useOpened } from './features/navigation/use-opened.ts';
import { useSuggestionWatch } from './features/suggestions/suggestion-watch.ts';
import { setIdleMinutes } from './platform/idle-lock.ts';
import { WAITING_CALLS_HREF } from './platform/links.ts';
import { useNewVersion } from './platform/new-version.ts';
import { accountOptions, keepTimeZone, useMay, useRefused } from './platform/organization.ts';
import { takeRoleDoubt } from './platform/refusals.ts';
import { session } from './platform/session.ts';
import { KEPT_DATABASE } from './platform/stored-session.ts';
import { unsent } from './platform/unsent.ts';

const loadPalette = () => import('./features/navigation/palette.tsx');
const Palette = drawnOnceOpened(async () => (await loadPalette()).Palette);
/** Fetched before the network goes (`useOutboxAhead`); where it could not be, the page itself must not fail for it. */
const UnsentNotice = drawnLater(() =>
  import('./components/unsent/unsent-notice.tsx').then(
    (notice) => notice.UnsentNotice,
    () => () => null,
  ),
);
const LogOutQuestion = drawnOnceOpened(
  async () => (await import('./components/unsent/log-out-question.tsx')).LogOutQuestion,
);
/** What an earlier page could not send is taken up again; where nothing was kept, nothing is fetched for it. */
const loadUnsent = async () =>
  (await indexedDB.databases()).some(({ name }) => name === KEPT_DATABASE) && import('./components/unsent/outbox.ts');
const TwoFactorDue = drawnLater(
  async () => (await import('./features/auth/two-factor-due.tsx')).TwoFactorDue,
  <TwoFactorRoom />,
);
const KeyboardHelp = drawnOnceOpened(async () => (await import('./components/keyboard-help.tsx')).KeyboardHelp);
/** What every dialog stands in, and forms with it: here before anybody presses a button that opens one. */
const loadDialogs = () =>
  Promise.all([import('./ui/layers/modal-layer.tsx'), import('./components/form/form-dialog.tsx')]);

type Layer = 'palette' | 'help' | 'leaving';

/** The frame around every signed-in page, and the cover over it when the session has ended. */
export function SignedIn({ ended }: { ended: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { user } = useSyncExternalStore(session.subscribe, session.state);
  const { data: account, refetch: askForAccount } = useQuery(accountOptions());
  const { idle_minutes: idleMinutes, time_zone: zone } = account ?? {};
  useEffect(() => {
    if (idleMinutes) setIdleMinutes(idleMinutes);
  }, [idleMinutes]);
  useEffect(() => {
    if (zone) keepTimeZone(zone);
  }, [zone]);
  const router = useRouter();
  useEffect(
    () => router.subscribe('onResolved', ({ pathChanged }) => void (pathChanged && takeRoleDoubt() && askForAccount())),
    [router, askForAccount],
  );
  useEffect(() => {
    // Ctrl or Cmd goes down before K does: by then the palette is here, and no letter typed after it is lost.
    const ahead = ({ key }: KeyboardEvent) => void ((key === 'Control' || key === 'Meta') && loadPalette());
    window.addEventListener('keydown', ahead);
    return () => window.removeEventListener('keydown', ahead);
  }, []);
  const [layer, setLayer] = useState<Layer | null>(null);
  const newVersion = useNewVersion();
  useFetchedAhead(loadDialogs);
  useFetchedAhead(loadUnsent);
  const waits = useSyncExternalStore(unsent.subscribe, unsent.get).length > 0;
  useUploadWatch(useSuggestionWatch());
  useOpened(pathname, ended);
  const refused = useRefused();
  const areas = openAreas(pathname, refused, search.kind);
  const mayWrite = useMay('inquiries:write');
  const { data: calls } = useQuery({ ...waitingCountOptions(), enabled: mayWrite && !ended });
  const unhandled = calls?.total ?? 0;
  const waiting = {
    count: unhandled,
    label: unhandled === 1 ? callsMessages.nav_waiting_one : format(callsMessages.nav_waiting, { n: unhandled }),
    href: WAITING_CALLS_HREF,
  };
  const items = areas.map((area) => (area.shortcut === 'go_admissions' && unhandled > 0 ? { ...area, waiting } : area));
  const close = () => setLayer(null);
  const go = (id: ShortcutId) => {
    const to = areas.find((area) => area.shortcut === id)?.href;
    return to ? () => void navigate({ to }) : undefined;
  };
  useShortcut('palette', () => setLayer('palette'));
  useShortcut('help', () => setLayer('help'));
  useShortcut('go_dashboard', go('go_dashboard'));
  useShortcut('go_tasks', go('go_tasks'));
  useShortcut('go_admissions', go('go_admissions'));
  useShortcut('go_outreach', go('go_outreach'));
  useShortcut('go_marketing', go('go_marketing'));
  useShortcut('go_analytics', go('go_analytics'));
  const add = () => void navigate({ to: '/admissions/inquiries', search: { new: true } });
  // Pressed before the account is known it counts: the place itself opens nothing that the role may not do.
  useShortcut('new_inquiry', refused('inquiries:write') ? undefined : add);

  return (
    <>
      <AppShell
        items={items}
        initials={user?.initials}
        logo={account?.logo_path}
        organization={account?.org_name}
        settingsHref="/settings"
        onLogout={waits ? () => setLayer('leaving') : logOut}
        wholeWindow={takesWholeWindow(pathname)}
        banner={newVersion ? <VersionBanner onReload={() => window.location.reload()} /> : undefined}
      >
        <TwoFactorDue />
        {waits && <UnsentNotice />}
        <Outlet />
        <PageAnnouncer />
        <PageProgress />
        <Palette opened={layer === 'palette'} onClose={close} onHelp={() => setLayer('help')} />
        <LogOutQuestion opened={layer === 'leaving'} onLeave={logOut} onStay={close} />
        <KeyboardHelp opened={layer === 'help'} onClose={close} />
      </AppShell>
      {ended && <SessionCover />}
    </>
  );
}
