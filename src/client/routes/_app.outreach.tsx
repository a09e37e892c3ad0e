import { createFileRoute, Outlet, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { sourceHref } from '../platform/links.ts';
import { useMay } from '../platform/organisation.ts';
import { isOutreachDialog, type OutreachDialog } from '../platform/outreach-dialogs.ts';

/** Its selects weigh as much as a list: fetched when it is first opened. */
const NewSourceDialog = lazy(async () => ({
  default: (await import('../features/referral-sources/new-source-dialog.tsx')).NewSourceDialog,
}));

interface OutreachSearch {
  /** The dialog over the tab. */
  add?: OutreachDialog;
}

export const Route = createFileRoute('/_app/outreach')({
  validateSearch: (raw: Record<string, unknown>): OutreachSearch => (isOutreachDialog(raw.add) ? { add: raw.add } : {}),
  component: Outreach,
});

/** The outreach area; what its Actions menu adds opens over whichever tab is shown. */
function Outreach() {
  const { add } = Route.useSearch();
  const navigate = useNavigate();
  const mayWrite = useMay('outreach:write');
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const close = () => {
    if (canGoBack) return history.back({ ignoreBlocker: true });
    const search = ({ add: _add, ...shown }: OutreachSearch) => shown;
    void navigate({ to: '.', search, replace: true, ignoreBlocker: true });
  };
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        {add === 'source' && mayWrite && (
          <NewSourceDialog
            initialName=""
            onClose={close}
            onCreated={({ id }) => void navigate({ to: sourceHref(id), replace: true, ignoreBlocker: true })}
          />
        )}
      </Suspense>
    </>
  );
}
