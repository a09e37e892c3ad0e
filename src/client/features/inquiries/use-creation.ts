import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { suffixFrom } from '../../../shared/features/inquiries/inquiries.rules.ts';
import { toldBy } from '../../platform/error-message.ts';
import { toast } from '../../ui/toast-store.ts';
import {
  type Client,
  type Creation,
  clientNames,
  type FieldErrors,
  type Known,
  newCreation,
  proposeName,
} from './creation.ts';
import { createClient, createInquiry, refreshAfterCreation } from './inquiries.data.ts';

/**
 * Keys of a dialog's two creations, and the suffix of the name proposed: a second try after a lost answer repeats the
 * first one to the letter, so it does not double.
 */
const newKeys = () => ({
  client: crypto.randomUUID(),
  inquiry: crypto.randomUUID(),
  suffix: suffixFrom(crypto.getRandomValues(new Uint8Array(32))),
});

const without = (errors: FieldErrors, part: object): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part)));

/** What the create dialog has been told, and its two steps of saving: the client where it is new, then the inquiry. */
export function useCreation(timeZone: string, onCreated: (id: string) => void, known?: Known) {
  const queries = useQueryClient();
  const [initial] = useState(() => newCreation(timeZone, known));
  const [creation, setCreation] = useState<Creation>(initial);
  const [keys, setKeys] = useState(newKeys);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [saving, setSaving] = useState(false);
  const [tries, setTries] = useState(0);

  const change = (part: Partial<Creation>) => {
    setCreation((before) => ({ ...before, ...part }));
    setErrors((before) => without(before, part));
    setKeys(newKeys());
  };
  const fail = (error: unknown, message: string) => {
    setErrors(toldBy(error).fields ?? {});
    setTries((before) => before + 1);
    toast.error(message);
  };

  const makeClient = async (): Promise<Client | null> => {
    const names = clientNames(creation);
    if (!names) return null;
    const { phone_number, dob } = creation;
    try {
      const { id } = await createClient({ ...names, phone_number, dob }, keys.client);
      toast.success(text.new_client_created);
      const client = { ...NO_DETAILS, ...names, phone_number, dob, id };
      // Whatever happens next, the client exists: another try goes on from here.
      setCreation((before) => ({ ...before, mode: 'existing', client, hasActive: false }));
      return client;
    } catch (error) {
      fail(error, text.failed_to_create_client);
      return null;
    }
  };

  const makeInquiry = async (client: Client, created_at_date: string) => {
    const { condition, staff, additional_instructions } = creation;
    const opportunity_name = proposeName(client, keys.suffix);
    const input = { patient_id: client.id, opportunity_name, created_at_date, condition, staff };
    try {
      const { id } = await createInquiry({ ...input, additional_instructions }, keys.inquiry);
      toast.success(text.inquiry_created);
      await refreshAfterCreation(queries);
      onCreated(id);
    } catch (error) {
      fail(error, text.failed_to_create_inquiry);
    }
  };

  const finish = async () => {
    const { mode, client: chosen, created_at_date } = creation;
    if (!created_at_date) return;
    setSaving(true);
    const client = mode === 'existing' && chosen ? chosen : await makeClient();
    if (client) await makeInquiry(client, created_at_date);
    setSaving(false);
  };

  return { creation, change, finish, errors, saving, tries, dirty: creation !== initial };
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
