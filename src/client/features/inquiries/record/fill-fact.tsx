import { useState } from 'react';
import { FormDate, FormSelect } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormPhone } from '#client/components/form/text-fields.tsx';
import { newestBase, type Values } from '#client/components/record-section/merge-record.ts';
import { choicesOf, useOptions } from '#client/platform/options.ts';
import { clientDetailsMessages } from '#shared/features/client-details/client-details.messages.ts';
import { PAYMENT_METHODS } from '#shared/features/client-details/client-options.ts';
import { clientsMessages } from '#shared/features/clients/clients.messages.ts';
import { ClientUpdateInput } from '#shared/features/clients/clients.schemas.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { InquiryUpdateInput } from '#shared/features/inquiries/inquiries.schemas.ts';
import { statusMessages } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { useUpdateClientOf, useUpdateInquiry } from '../inquiries.data.ts';
import type { InquiryDetail } from '../inquiry-types.ts';

type FactOfClient = 'birth_date' | 'phone' | 'payer';
export type MissingFact = FactOfClient | 'level_of_care';

interface FillFactProps {
  fact: MissingFact;
  inquiry: InquiryDetail;
  client: Values | undefined;
  onClose: () => void;
}

/** One missing fact of the header, typed where it is missed; somebody who typed it meanwhile is not overwritten. */
export function FillFact({ fact, inquiry, client, onClose }: FillFactProps) {
  if (fact === 'level_of_care') return <FillCare inquiry={inquiry} onClose={onClose} />;
  return client && <FillClient fact={fact} inquiry={inquiry} client={client} onClose={onClose} />;
}

const PATIENT = ClientUpdateInput.shape.patient;
const OF_CLIENT = PATIENT.pick({ dob: true, phone_number: true, payment_method: true, carrier: true });
type Typed = Partial<Record<keyof typeof OF_CLIENT.shape, string | null>>;

/** The fields of each fact, while nothing is typed. */
const EMPTY: Record<FactOfClient, Typed> = {
  birth_date: { dob: null },
  phone: { phone_number: '' },
  payer: { payment_method: null, carrier: null },
};

/** The version that a fact is filled in on: the newest, for as long as nobody else has filled it in. */
function useVersion(record: Values, fields: object): number {
  const [begun] = useState(record);
  return Number(newestBase(Object.keys(fields), begun, record).version);
}

interface FillClientProps {
  fact: FactOfClient;
  inquiry: InquiryDetail;
  client: Values;
  onClose: () => void;
}

function FillClient({ fact, inquiry, client, onClose }: FillClientProps) {
  const update = useUpdateClientOf();
  const version = useVersion(client, EMPTY[fact]);
  const carriers = useOptions('CARRIERS');
  return (
    <FormDialog
      title={text[`fact_add_${fact}`]}
      schema={OF_CLIENT}
      initial={EMPTY[fact]}
      needsChange
      send={(patient) => update.mutateAsync({ patient_id: inquiry.patient_id ?? '', patient: { ...patient, version } })}
      failed={clientsMessages.error_updating_client}
      onClose={onClose}
    >
      {fact === 'birth_date' && <FormDate name="dob" label={text.birth_date} past data-autofocus />}
      {fact === 'phone' && <FormPhone name="phone_number" label={text.phone} data-autofocus />}
      {fact === 'payer' && (
        <>
          <FormSelect
            name="payment_method"
            label={clientDetailsMessages.payment_method}
            options={choicesOf(PAYMENT_METHODS, null)}
          />
          <FormSelect name="carrier" label={clientDetailsMessages.carrier} options={choicesOf(carriers, null)} />
        </>
      )}
    </FormDialog>
  );
}

const CARE: { level_of_care: string | null } = { level_of_care: null };

function FillCare({ inquiry, onClose }: { inquiry: InquiryDetail; onClose: () => void }) {
  const update = useUpdateInquiry();
  const version = useVersion(inquiry as Values, CARE);
  const levels = useOptions('LEVELS_OF_CARE');
  return (
    <FormDialog
      title={text.fact_add_level_of_care}
      schema={InquiryUpdateInput.shape.opportunity.pick({ level_of_care: true })}
      initial={CARE}
      needsChange
      send={(opportunity) =>
        update.mutateAsync({ opportunity_id: inquiry.id, opportunity: { ...opportunity, version } })
      }
      saved={text.inquiry_updated}
      failed={text.error_updating_inquiry}
      onClose={onClose}
    >
      <FormSelect name="level_of_care" label={statusMessages.level_of_care} options={choicesOf(levels, null)} />
    </FormDialog>
  );
}
