import { createFileRoute, Outlet, useCanGoBack, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isUuid } from '../../shared/platform/ids.ts';
import { inquiryHref } from '../platform/links.ts';
import { useMay } from '../platform/organisation.ts';

/** Its calendar and selects weigh as much as a list: fetched when it is first opened. */
const CreateInquiry = lazy(async () => ({
  default: (await import('../features/inquiries/create-inquiry.tsx')).CreateInquiry,
}));

export const Route = createFileRoute('/_app/admissions')({
  validateSearch: (raw: Record<string, unknown>): { new?: true; patient_id?: string } => ({
    ...(raw.new === true || raw.new === 'true' ? { new: true } : {}),
    ...(typeof raw.patient_id === 'string' && isUuid(raw.patient_id) ? { patient_id: raw.patient_id } : {}),
  }),
  component: Admissions,
});

/** The admissions area; 'Add Inquiry' opens its dialog over whichever page is shown. */
function Admissions() {
  const { new: creating, patient_id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const mayWrite = useMay('inquiries:write');
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const close = () => {
    if (canGoBack) return history.back({ ignoreBlocker: true });
    void navigate({
      to: '.',
      search: ({ new: _new, patient_id: _patient, ...shown }) => shown,
      replace: true,
      ignoreBlocker: true,
    });
  };
  return (
    <>
      <Outlet />
      {creating && mayWrite && (
        <Suspense fallback={null}>
          <CreateInquiry
            patientId={patient_id}
            onClose={close}
            onCreated={(id) => void navigate({ to: inquiryHref(id), replace: true, ignoreBlocker: true })}
          />
        </Suspense>
      )}
    </>
  );
}
