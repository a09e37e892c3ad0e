import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Values } from '#client/components/record-section/merge-record.ts';
import { RecordSection } from '#client/components/record-section/record-section.tsx';
import { useOptions } from '#client/platform/options.ts';
import { useAllowed, useTimeZone } from '#client/platform/organization.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { capacityMessages } from '#shared/features/capacity/capacity.messages.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { InquiryUpdateInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { dayInWords, dayInZone } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { inquiryOptions, useUpdateInquiry } from '../inquiries.data.ts';
import { capacityOptions } from '../status/status.data.ts';
import { adjustPlan, describePlan, planFields, planRecord } from './plan-fields.ts';

/** An inquiry's treatment plan: where, from when to when, with whom, and what is expected of it. */
export function TreatmentPlan({ opportunityId }: { opportunityId: string }) {
  const today = dayInZone(new Date(), useTimeZone());
  const allowed = useAllowed();
  const { data: inquiry } = useQuery(inquiryOptions(opportunityId));
  const capacity = useQuery(capacityOptions());
  const update = useUpdateInquiry();
  const levels = useOptions('LEVELS_OF_CARE');
  const dischargeTypes = useOptions('DISCHARGE_TYPES');
  const [asked, setAsked] = useState<{ day: string; answer: (yes: boolean) => void } | null>(null);
  if (!inquiry) return null;
  if (capacity.error && !capacity.data)
    return (
      <ErrorBanner
        message={capacityMessages.failed_to_load_capacity}
        onRetry={() => void capacity.refetch()}
        retrying={capacity.isFetching}
      />
    );
  if (!capacity.data) return <Skeleton height={320} />;

  /** A confirmed discharge takes the client out of the census from its day on: that day is asked about once more. */
  const confirm = ({
    finalized_discharge_date: confirmed,
    scheduled_discharge_date: day,
  }: Values): Promise<boolean> => {
    const known = inquiry.finalized_discharge_date && day === inquiry.scheduled_discharge_date;
    if (confirmed !== true || known) return Promise.resolve(true);
    return new Promise((resolve) => setAsked({ day: String(day), answer: resolve }));
  };
  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(null);
  };
  return (
    <>
      <RecordSection
        title={text.treatment_plan}
        mayEdit={allowed('inquiries:case_details')}
        fields={planFields(inquiry, { ...capacity.data, levels, dischargeTypes })}
        record={planRecord(inquiry)}
        schema={InquiryUpdateInput.shape.opportunity}
        today={today}
        adjust={adjustPlan}
        describe={(draft) => describePlan(inquiry, draft, { today, mayUndo: allowed('inquiries:undo') })}
        confirm={confirm}
        save={(changes, version) =>
          update.mutateAsync({ opportunity_id: inquiry.id, opportunity: { version, ...changes } })
        }
        failed={text.error_saving_admit_details}
        saved={inquiriesMessages.inquiry_updated}
      />
      <ConfirmDialog
        opened={asked !== null}
        title={text.confirm_date_title}
        confirmLabel={text.confirm_date}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {asked && format(text.confirm_date_body, { day: dayInWords(asked.day) })}
      </ConfirmDialog>
    </>
  );
}
