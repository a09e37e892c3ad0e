import type { StatusChange } from '../../../shared/features/inquiry-status/status-change.ts';
import { isConflict, toldBy } from '../../platform/error-message.ts';
import { toast } from '../../ui/toast-store.ts';
import type { InquiryDetail } from './inquiry-types.ts';
import { useChangeStatus } from './status.data.ts';

/**
 * One change of a status as a dialog makes it: what the server said against it, whether it asks about another active
 * inquiry, and the inquiry as it was before the change showed.
 */
export function useStatusChange(inquiry: InquiryDetail, { failed, onDone }: { failed: string; onDone: () => void }) {
  const { mutateAsync, isPending, error, context, reset } = useChangeStatus();
  const base = (isPending && context?.before) || inquiry;
  const { fields = {}, message } = toldBy(error);
  const submit = async (change: StatusChange, confirm_active: boolean) => {
    try {
      await mutateAsync({ opportunity_id: inquiry.id, version: base.version, ...change, confirm_active });
      onDone();
    } catch (refusal) {
      if (toldBy(refusal).fields?.confirm_active === undefined) toast.error(failed);
    }
  };
  return {
    base,
    submit,
    reset,
    saving: isPending,
    errors: fields,
    asksAboutActive: fields.confirm_active !== undefined,
    met: isConflict(error) ? message : undefined,
  };
}
