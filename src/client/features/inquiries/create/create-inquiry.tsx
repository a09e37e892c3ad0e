import { useQuery } from '@tanstack/react-query';
import { type FormStep, FormWizard } from '#client/components/form/form-wizard.tsx';
import { phoneFault } from '#client/components/form/phone-fault.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { clientOptions, inquiriesOfClientOptions } from '../inquiries.data.ts';
import { ClientStep } from './client-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { type Creation, clientComplete, hasActiveInquiry, type Known } from './creation.ts';
import { DetailsStep } from './details-step.tsx';
import { useCreation } from './use-creation.ts';

interface CreateInquiryProps {
  onClose: () => void;
  onCreated: (id: string) => void;
  /** A new client's number, where it is known already. */
  phone?: string | undefined;
}

/** The three steps from a first call to an inquiry: who, what, and a last look. */
export function CreateInquiry({ patientId, ...dialog }: CreateInquiryProps & { patientId?: string | undefined }) {
  return patientId ? <ForClient patientId={patientId} {...dialog} /> : <CreationDialog {...dialog} />;
}

/** The dialog with its client chosen; where that client can't be read, with the choice open. */
function ForClient({ patientId, ...dialog }: CreateInquiryProps & { patientId: string }) {
  const client = useQuery(clientOptions(patientId));
  const inquiries = useQuery(inquiriesOfClientOptions(patientId));
  if (client.isError || inquiries.isError) return <CreationDialog {...dialog} />;
  if (!client.data || !inquiries.data) return null;
  const chosen = { client: client.data, hasActive: hasActiveInquiry(inquiries.data) };
  return <CreationDialog {...dialog} chosen={chosen} />;
}

function CreationDialog({ chosen, phone, onClose, onCreated }: CreateInquiryProps & Known) {
  const form = useCreation({ chosen, phone }, onCreated);
  const steps: FormStep<Creation>[] = [
    {
      key: 'client',
      label: text.step_client,
      fields: ['patient_id', 'firstname', 'lastname', 'phone_number', 'dob'],
      complete: clientComplete,
      check: async ({ mode, phone_number }): Promise<{ phone_number?: string }> => {
        const fault = mode === 'new' ? await phoneFault(phone_number) : null;
        return fault === null ? {} : { phone_number: fault };
      },
      content: () => <ClientStep form={form} />,
    },
    {
      key: 'details',
      label: text.step_details,
      fields: ['created_at_date', 'condition', 'staff', 'additional_instructions'],
      complete: ({ created_at_date }) => created_at_date !== null,
      content: () => <DetailsStep />,
    },
    { key: 'confirm', label: text.step_confirm, content: () => <ConfirmStep creation={form.values} /> },
  ];
  return (
    <FormWizard form={form} title={text.wizard_title} steps={steps} finish={text.create_inquiry} onClose={onClose} />
  );
}
