import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { useTimeZone } from '../../platform/organisation.ts';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Wizard } from '../../ui/wizard.tsx';
import { ClientStep } from './client-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import {
  type Client,
  type Creation,
  clientComplete,
  clientNames,
  namesIn,
  newCreation,
  proposeName,
  takesTypedName,
} from './creation.ts';
import { DetailsStep } from './details-step.tsx';
import { createClient, createInquiry, refreshAfterCreation, staffOptions } from './inquiries.data.ts';

interface CreateInquiryProps {
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Keys of this dialog's two creations: a second try after a lost answer repeats, it does not double. */
const newKeys = () => ({ client: crypto.randomUUID(), inquiry: crypto.randomUUID() });

/** The three steps from a first call to an inquiry: who, what, and a last look. */
export function CreateInquiry({ onClose, onCreated }: CreateInquiryProps) {
  const timeZone = useTimeZone();
  const queries = useQueryClient();
  const [initial] = useState(() => newCreation(timeZone));
  const [creation, setCreation] = useState<Creation>(initial);
  const [keys, setKeys] = useState(newKeys);
  const [saving, setSaving] = useState(false);
  const staff = useQuery(staffOptions());
  const change = (part: Partial<Creation>) => {
    setCreation((before) => ({ ...before, ...part }));
    setKeys(newKeys());
  };

  const makeClient = async (): Promise<Client | null> => {
    try {
      const names = clientNames(creation);
      if (!names) return null;
      const { phone_number, dob } = creation;
      const { id } = await createClient({ ...names, phone_number, dob }, keys.client);
      toast.success(text.new_client_created);
      const client = { ...NO_DETAILS, ...names, phone_number, dob, id };
      // Whatever happens next, the client exists: another try goes on from here.
      setCreation((before) => ({ ...before, mode: 'existing', client, hasActive: false }));
      return client;
    } catch {
      toast.error(text.failed_to_create_client);
      return null;
    }
  };

  const finish = async () => {
    setSaving(true);
    try {
      const client = creation.client && creation.mode === 'existing' ? creation.client : await makeClient();
      if (!client || !creation.created_at_date) return;
      const { created_at_date, condition, staff: names, additional_instructions } = creation;
      const made = await createInquiry(
        {
          patient_id: client.id,
          opportunity_name: proposeName(client),
          created_at_date,
          condition,
          staff: names,
          additional_instructions,
        },
        keys.inquiry,
      );
      toast.success(text.inquiry_created);
      await refreshAfterCreation(queries);
      onCreated(made.id);
    } catch {
      toast.error(text.failed_to_create_inquiry);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Modal opened title={text.wizard_title} size="big" dirty={creation !== initial} busy={saving} onClose={onClose}>
      <Wizard
        steps={[
          {
            key: 'client',
            label: text.step_client,
            complete: clientComplete,
            content: () => <ClientStep creation={creation} onChange={change} />,
          },
          {
            key: 'details',
            label: text.step_details,
            complete: (state) => state.created_at_date !== null,
            content: () => (
              <DetailsStep creation={creation} staff={staff.data ?? []} timeZone={timeZone} onChange={change} />
            ),
          },
          { key: 'confirm', label: text.step_confirm, content: () => <ConfirmStep creation={creation} /> },
        ]}
        state={creation}
        loading={saving}
        finishLabel={text.create_inquiry}
        onFinish={() => void finish()}
        onCancel={onClose}
        onStep={() => {
          const names = takesTypedName(creation) ? namesIn(creation.typed) : null;
          if (names) change({ mode: 'new', ...names, typed: '' });
        }}
      />
    </Modal>
  );
}

const NO_DETAILS = {
  email_id: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  version: 1,
  created_at: 0,
  updated_at: 0,
};
