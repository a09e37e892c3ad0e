import { useState } from 'react';
import { type FormModel, useForm } from '#client/components/form/use-form.ts';
import { type Values as Fields, newestBase } from '#client/components/record-section/merge-record.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { statusChangeFrom } from '#shared/features/inquiry-status/inquiry-status.schemas.ts';
import type { StatusChange, StatusSubject } from '#shared/features/inquiry-status/status-change.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import type { InquiryDetail } from '../inquiry-types.ts';
import { useChangeStatus } from './status.data.ts';
import { subjectOf } from './status-subject.ts';

/** What a change of the status is worked out from, and what it may write over. */
const PLAN = [
  'status',
  'facility',
  'scheduled_admit_date',
  'admit_date',
  'scheduled_discharge_date',
  'finalized_discharge_date',
  'md',
  'therapist',
  'cc',
  'clinical_coordinator',
] as const satisfies readonly (keyof InquiryDetail)[];

interface StatusFormOptions<Values> {
  initial: Values;
  /** The change that the fields ask for. */
  changeOf: (values: Values, subject: StatusSubject) => StatusChange;
  /** The answer to the question about another active inquiry. */
  confirmed: (values: Values) => boolean;
  failed: string;
  aliases?: Readonly<Record<string, string>>;
  onDone: () => void;
}

export interface StatusForm<Values extends object> {
  form: FormModel<Values, unknown>;
  /** The inquiry as it was before the change showed. */
  subject: StatusSubject;
  /** It was asked whether the client is to have another inquiry beside an active one. */
  asksAboutActive: boolean;
}

/** One change of a status as a dialog or a wizard makes it. */
export function useStatusForm<Values extends object>(
  inquiry: InquiryDetail,
  { initial, changeOf, confirmed, failed, aliases, onDone }: StatusFormOptions<Values>,
): StatusForm<Values> {
  const today = dayInZone(new Date(), useTimeZone());
  const { mutateAsync } = useChangeStatus();
  const [asksAboutActive, setAsks] = useState(false);
  const [begun, setBegun] = useState(inquiry);
  // What a colleague made of it meanwhile, though read already, is not gone over before it is said.
  const { version } = newestBase(PLAN, begun as Fields, inquiry as Fields);
  const subject = subjectOf(begun);
  const form = useForm({
    schema: statusChangeFrom(subject, today),
    initial,
    input: (values: Values) => ({
      opportunity_id: inquiry.id,
      version: Number(version),
      ...changeOf(values, subject),
      confirm_active: confirmed(values),
    }),
    send: (change) => mutateAsync(change),
    saved: inquiriesMessages.inquiry_updated,
    failed,
    aliases,
    onRefused: ({ code, current, fields }) => {
      if (code === 'conflict' && current) setBegun(current as InquiryDetail);
      if (fields?.confirm_active === undefined) return false;
      setAsks(true);
      return true;
    },
    blocked: (values) => asksAboutActive && !confirmed(values),
    saysMissing: true,
    onSaved: onDone,
  });
  return { form, subject, asksAboutActive };
}
