import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FormModel, useForm } from '#client/components/form/use-form.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { opportunityName, suffixFor } from '#shared/features/inquiries/inquiries.rules.ts';
import { InquiryCreation } from '#shared/features/inquiries/inquiries.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { createClient, createInquiry, refreshAfterCreation } from '../inquiries.data.ts';
import { type Client, type Creation, type Known, newCreation, type SentCreation, sentOf } from './creation.ts';

export type CreationForm = FormModel<Creation, SentCreation>;

/** Keys of a dialog's two creations, and what the suffix of the name proposed is drawn from. */
const newKeys = () => ({
  client: crypto.randomUUID(),
  inquiry: crypto.randomUUID(),
  chance: crypto.getRandomValues(new Uint8Array(32)),
});

/** What sets one creation apart from another, whether or not its client is made already. */
const asText = ({ patient_id, firstname, lastname, phone_number, dob, ...inquiry }: SentCreation): string =>
  JSON.stringify([patient_id ?? [firstname, lastname, phone_number, dob], inquiry]);

/**
 * The create dialog's form, and its two steps of saving: the client where it is new, then the inquiry. A second try after
 * a lost answer repeats the first one to the letter, so it does not double.
 */
export function useCreation(known: Known, onCreated: (id: string) => void): CreationForm {
  const queries = useQueryClient();
  const timeZone = useTimeZone();
  const [initial] = useState(() => newCreation(timeZone, known));
  const [keysOf] = useState(() => new Map<string, ReturnType<typeof newKeys>>());

  const orSay = async <Made>(making: Promise<Made>, failure: string): Promise<Made> => {
    try {
      return await making;
    } catch (error) {
      toast.error(failure);
      throw error;
    }
  };
  const makeClient = async (sent: SentCreation, key: string): Promise<Client> => {
    const { firstname, lastname, phone_number, dob } = sent;
    const making = createClient({ firstname, lastname, phone_number, dob }, key);
    const { id } = await orSay(making, text.failed_to_create_client);
    toast.success(text.new_client_created);
    return { ...NO_DETAILS, firstname, lastname, phone_number, dob, id };
  };
  const send = async (sent: SentCreation) => {
    const keys = keysOf.get(asText(sent)) ?? newKeys();
    keysOf.set(asText(sent), keys);
    let { patient_id } = sent;
    if (!patient_id) {
      const client = await makeClient(sent, keys.client);
      patient_id = client.id;
      // Whatever happens next, the client exists: another try goes on from here, under the same keys.
      keysOf.set(asText({ ...sent, patient_id }), keys);
      form.set('patient_id', client);
      form.set('hasActive', false);
      form.set('mode', 'existing');
    }
    const { firstname, lastname, phone_number: _phone, dob: _birth, ...inquiry } = sent;
    const client = { firstname, lastname };
    const opportunity_name = opportunityName(client, suffixFor(client, keys.chance));
    const making = createInquiry({ ...inquiry, patient_id, opportunity_name }, keys.inquiry);
    const { id } = await orSay(making, text.failed_to_create_inquiry);
    await refreshAfterCreation(queries);
    return id;
  };
  const form: CreationForm = useForm({
    schema: InquiryCreation,
    initial,
    // Opened with its page, the dialog is there before the organization's zone is known.
    presumed: { created_at_date: dayInZone(new Date(), timeZone) },
    input: sentOf,
    send,
    saved: text.inquiry_created,
    failed: null,
    onSaved: onCreated,
  });
  return form;
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
