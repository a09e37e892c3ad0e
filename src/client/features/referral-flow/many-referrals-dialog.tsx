import { useQueryClient } from '@tanstack/react-query';
import type { NamedRow } from '#client/components/bulk/use-selection.ts';
import type { Refusal } from '#client/components/bulk/why-dialog.tsx';
import { FormDate, FormField } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { ChosenSource, ReferralPickers } from '#client/components/referral-pickers.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { RecordAddManyForm } from '#shared/features/referral-flow/referral-flow.schemas.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import type { BulkResult } from '#shared/platform/bulk.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { addRecords, refreshAfterReferral } from './referral-flow.data.ts';
import classes from './referral-flow.module.css';

interface ManyReferralsDialogProps {
  rows: readonly NamedRow[];
  Source: ReferralPickers['Source'];
  onClose: () => void;
  /** Hears of the rows that stayed as they were. */
  onLogged: (left: readonly NamedRow[]) => void;
  onWhy: (refusals: readonly Refusal[]) => void;
}

/** Which source, and when; what cannot be taken back is said before it is done. */
export function ManyReferralsDialog({ rows, Source, onClose, onLogged, onWhy }: ManyReferralsDialogProps) {
  const client = useQueryClient();
  const today = dayInZone(new Date(), useTimeZone());
  const said = async ({ changed, refused }: BulkResult) => {
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const refusals = refused.map(({ id, reason }) => ({ id, reason, name: names.get(id) ?? id }));
    const n = changed.length;
    const done = changed.length === 1 ? text.bulk_done_one : format(text.bulk_done, { n });
    const why = { action: { label: uiMessages.bulk_why, onAction: () => onWhy(refusals) } };
    if (refused.length === 0) toast.success(done);
    else if (changed.length === 0) toast.error(text.bulk_failed, why);
    else toast.success(format(uiMessages.bulk_partly, { done, n: refused.length }), why);
    onClose();
    onLogged(refusals);
    await refreshAfterReferral(client);
  };
  return (
    <FormDialog
      title={text.bulk_title}
      submit={text.bulk_save}
      schema={RecordAddManyForm}
      initial={{
        referral_id: null as ChosenSource | null,
        referred_at: today as string | null,
        send_notification: false,
      }}
      input={({ referral_id, ...rest }) => ({ ...rest, referral_id: referral_id?.id ?? '' })}
      send={(asked) =>
        addRecords(
          rows.map(({ id }) => id),
          asked,
        )
      }
      failed={text.bulk_failed}
      onSaved={(result) => void said(result)}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <p>{format(text.bulk_hint, { n: rows.length })}</p>
        <FormField<ChosenSource | null> name="referral_id">
          {(field) => <Source {...field} label={text.referral_source} required autoFocus />}
        </FormField>
        <FormDate name="referred_at" label={text.received_date} yearsBack={5} max={today} />
      </div>
    </FormDialog>
  );
}
