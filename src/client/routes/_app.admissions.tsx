import { createFileRoute, Outlet, useCanGoBack, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { callsMessages } from '#shared/features/calls/calls.messages.ts';
import { dashboardMessages } from '#shared/features/dashboard/dashboard.messages.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import type { Permission } from '#shared/platform/permissions.ts';
import { isUuid } from '#shared/platform/uuid.ts';
import { CallerNumber } from '../features/calls/caller-number.tsx';
import { handleCall, useRefreshCalls } from '../features/calls/calls.data.ts';
import { inquiryHref } from '../platform/links.ts';
import { useMay, useRefused } from '../platform/organization.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { PageHeader } from '../ui/page/page-header.tsx';

/** Its calendar and selects weigh as much as a list: fetched when it is first opened. */
const CreateInquiry = drawnLater(
  async () => (await import('../features/inquiries/create/create-inquiry.tsx')).CreateInquiry,
);

interface AdmissionsSearch {
  new?: true;
  patient_id?: string;
  /** The call a new inquiry comes from; its number is read from there and never stands in an address. */
  call?: string;
}

export const Route = createFileRoute('/_app/admissions')({
  // Whether it is an id is judged where it is used: this part of a route is loaded with every page.
  validateSearch: (raw: Record<string, unknown>): AdmissionsSearch => ({
    ...(raw.new === true || raw.new === 'true' ? { new: true } : {}),
    ...(typeof raw.patient_id === 'string' ? { patient_id: raw.patient_id } : {}),
    ...(typeof raw.call === 'string' ? { call: raw.call } : {}),
  }),
  component: Admissions,
});

/** What is no id is as good as absent. */
const idOf = (value: string | undefined) => (value !== undefined && isUuid(value) ? value : undefined);

/** Whose records a role does not show: it may still come by their links. */
const RECORDS: readonly (readonly [place: RegExp, permission: Permission])[] = [
  [/^\/admissions\/inquiry\//i, 'inquiries:list'],
  [/^\/admissions\/client\//i, 'clients:read'],
  [/^\/admissions\/call\//i, 'calls:read'],
];

/** The admissions area; 'Add Inquiry' opens its dialog over whichever page is shown. */
function Admissions() {
  const { new: creating, patient_id, call } = Route.useSearch();
  // From wherever one is: the page under the dialog stays.
  const navigate = useNavigate();
  const callId = idOf(call);
  const mayWrite = useMay('inquiries:write');
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const close = () => {
    if (canGoBack) return history.back({ ignoreBlocker: true });
    const search = ({ new: _new, patient_id: _patient, call: _call, ...shown }: AdmissionsSearch) => shown;
    void navigate({ to: '.', search, replace: true, ignoreBlocker: true });
  };
  const refreshCalls = useRefreshCalls();
  /** The call that an inquiry came from is handled with it; where that fails it still counts as open. */
  const created = (id: string) => {
    if (callId)
      handleCall({ call_id: callId, how: 'inquiry', opportunity_id: id })
        .catch(() => toast.error(callsMessages.handle_failed))
        .finally(() => void refreshCalls());
    void navigate({ to: inquiryHref(id), replace: true, ignoreBlocker: true });
  };
  const dialog = (phone?: string) => (
    <CreateInquiry patientId={idOf(patient_id)} phone={phone} onClose={close} onCreated={created} />
  );
  const { pathname } = useLocation();
  const refused = useRefused();
  if (RECORDS.some(([place, permission]) => place.test(pathname) && refused(permission)))
    return (
      <>
        <PageHeader title={inquiriesMessages.admissions} />
        <EmptyState title={dashboardMessages.role_does_not_show} />
      </>
    );
  return (
    <>
      <Outlet />
      {creating && mayWrite && (callId ? <CallerNumber callId={callId}>{dialog}</CallerNumber> : dialog())}
    </>
  );
}
