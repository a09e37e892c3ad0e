import { useMutation, useQuery } from '@tanstack/react-query';
import { accountOptions } from '#client/platform/organization.ts';
import { fetchFile, saveFile } from '#client/platform/rest.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { auditMessages as text } from '#shared/features/audit/audit.messages.ts';

const FORMS = [
  { address: '/api/audit_report', ending: 'csv', label: text.report_csv },
  { address: '/api/audit_report_pdf', ending: 'pdf', label: text.report_pdf },
] as const;

/** The report of who opened and changed a client's records, as a file of either kind; not there for who may not export. */
export function ReportButtons({ patientId }: { patientId: string }) {
  const { data: account } = useQuery(accountOptions());
  const report = useMutation({
    mutationFn: async ({ address, ending }: (typeof FORMS)[number]) =>
      saveFile(
        await fetchFile(address, new AbortController().signal, { patient_id: patientId }),
        `${text.report_file}.${ending}`,
      ),
    onError: () => toast.error(text.report_failed),
  });
  if (!account?.can_export) return null;
  return FORMS.map((form) => (
    <Button
      key={form.ending}
      loading={report.isPending && report.variables.ending === form.ending}
      onClick={() => report.mutate(form)}
    >
      {form.label}
    </Button>
  ));
}
