import { createFileRoute, Outlet, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isUuid } from '../../shared/platform/ids.ts';
import { CallerNumber } from '../features/calls/caller-number.tsx';
import { inquiryHref } from '../platform/links.ts';
import { useMay } from '../platform/organisation.ts';

/** Its calendar and selects weigh as much as a list: fetched when it is first opened. */
const CreateInquiry = lazy(async () => ({
  default: (await import('../features/inquiries/create-inquiry.tsx')).CreateInquiry,
}));

interface AdmissionsSearch {
  new?: true;
  /** The call a new inquiry comes from; its number is read from there and never stands in an address. */
  call?: string;
}

export const Route = createFileRoute('/_app/admissions')({
  validateSearch: (raw: Record<string, unknown>): AdmissionsSearch => {
    if (raw.new !== true && raw.new !== 'true') return {};
    return typeof raw.call === 'string' && isUuid(raw.call) ? { new: true, call: raw.call } : { new: true };
  },
  component: Admissions,
});

/** The admissions area; 'Add Inquiry' opens its dialog over whichever page is shown. */
function Admissions() {
  const { new: creating, call } = Route.useSearch();
  // From wherever one is: the page under the dialog stays.
  const navigate = useNavigate();
  const mayWrite = useMay('inquiries:write');
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const close = () => {
    if (canGoBack) return history.back({ ignoreBlocker: true });
    const search = ({ new: _new, call: _call, ...shown }: AdmissionsSearch) => shown;
    void navigate({ to: '.', search, replace: true, ignoreBlocker: true });
  };
  const dialog = (phone?: string) => (
    <Suspense fallback={null}>
      <CreateInquiry
        phone={phone}
        onClose={close}
        onCreated={(id) => void navigate({ to: inquiryHref(id), replace: true, ignoreBlocker: true })}
      />
    </Suspense>
  );
  return (
    <>
      <Outlet />
      {creating && mayWrite && (call ? <CallerNumber callId={call}>{dialog}</CallerNumber> : dialog())}
    </>
  );
}
