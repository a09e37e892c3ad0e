import { createFileRoute, Outlet, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { isUuid } from '#shared/platform/uuid.ts';
import { contactHref, sourceHref } from '../platform/links.ts';
import { useMay } from '../platform/organization.ts';
import { isOutreachDialog, type OutreachDialog } from '../platform/outreach-dialogs.ts';

/** Their selects weigh as much as a list: fetched when they are first opened. */
const NewSourceDialog = drawnLater(
  async () => (await import('../features/referral-sources/new-source-dialog.tsx')).NewSourceDialog,
);

const NewContactDialog = drawnLater(
  async () => (await import('../features/contacts/new-contact-dialog.tsx')).NewContactDialog,
);
const SourcePicker = drawnLater(
  async () => (await import('../features/referral-sources/source-picker.tsx')).SourcePicker,
);
const ImportDialog = drawnLater(async () => (await import('../features/imports/import-dialog.tsx')).ImportDialog);

interface OutreachSearch {
  /** The dialog over the tab. */
  add?: OutreachDialog;
  /** The import that its dialog shows; a new one when absent. */
  import?: string;
}

export const Route = createFileRoute('/_app/outreach')({
  validateSearch: (raw: Record<string, unknown>): OutreachSearch =>
    isOutreachDialog(raw.add)
      ? { add: raw.add, ...(typeof raw.import === 'string' && isUuid(raw.import) ? { import: raw.import } : {}) }
      : {},
  component: Outreach,
});

/** The outreach area; what its Actions menu adds opens over whichever tab is shown. */
function Outreach() {
  const { add, import: importId = null } = Route.useSearch();
  const navigate = useNavigate();
  const mayWrite = useMay('outreach:write');
  const mayImport = useMay('imports:use');
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const close = () => {
    if (canGoBack) return history.back({ ignoreBlocker: true });
    const search = ({ add: _add, import: _import, ...shown }: OutreachSearch) => shown;
    void navigate({ to: '.', search, replace: true, ignoreBlocker: true });
  };
  const show = (id: string | null) => {
    const search = ({ import: _import, ...shown }: OutreachSearch) => (id === null ? shown : { ...shown, import: id });
    void navigate({ to: '.', search, replace: true, ignoreBlocker: true });
  };
  return (
    <>
      <Outlet />
      {add === 'contact' && mayWrite && (
        <NewContactDialog
          SourcePicker={SourcePicker}
          onClose={close}
          onCreated={({ id }) => void navigate({ to: contactHref(id), replace: true, ignoreBlocker: true })}
        />
      )}
      {add === 'source' && mayWrite && (
        <NewSourceDialog
          initialName=""
          onClose={close}
          onCreated={({ id }) => void navigate({ to: sourceHref(id), replace: true, ignoreBlocker: true })}
        />
      )}
      {(add === 'contacts-csv' || add === 'sources-csv') && mayImport && (
        <ImportDialog
          key={add}
          kind={add === 'contacts-csv' ? 'contacts' : 'referrals'}
          importId={importId}
          onShow={show}
          onClose={close}
        />
      )}
    </>
  );
}
