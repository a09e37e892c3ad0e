import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { referralFlowMessages as text } from '../../../shared/features/referral-flow/referral-flow.messages.ts';
import { toldBy } from '../../platform/error-message.ts';
import { toast } from '../../ui/toast-store.ts';
import { type FieldErrors, inputOf, newDraft, type ReferralDraft, type Task } from './referral-draft.ts';
import { addRecord, refreshAfterReferral } from './referral-flow.data.ts';

interface Options {
  opportunityId: string;
  task: Task;
  timeZone: string;
  onDone: () => void;
}

/** What a referral's wizard has been told, and its saving; a second try after a lost answer logs nothing twice. */
export function useReferralDraft({ opportunityId, task, timeZone, onDone }: Options) {
  const queries = useQueryClient();
  const [initial] = useState(() => newDraft(timeZone));
  const [draft, setDraft] = useState<ReferralDraft>(initial);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Why the last try failed, beside 'Failed to create referral'; empty where the server said nothing. */
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [tries, setTries] = useState(0);

  const change = (part: Partial<ReferralDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors({});
    setFailure(null);
    setKey(crypto.randomUUID());
  };
  const finish = async () => {
    setSaving(true);
    try {
      await addRecord(inputOf(draft, task, opportunityId), key);
      toast.success(task === 'outgoing' ? text.outgoing_completed : text.incoming_completed);
      await refreshAfterReferral(queries);
      onDone();
    } catch (error) {
      const told = toldBy(error);
      setErrors(told.fields ?? {});
      setFailure(told.message ?? '');
      setTries((before) => before + 1);
      setSaving(false);
      toast.error(task === 'outgoing' ? text.outgoing_failed : text.incoming_failed);
      // Someone else may have completed the task meanwhile.
      void refreshAfterReferral(queries);
    }
  };
  return { draft, change, finish, errors, failure, saving, tries, dirty: draft !== initial };
}
