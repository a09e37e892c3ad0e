import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FormModel, useForm } from '#client/components/form/use-form.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { RecordAddInput, type RecordInput } from '#shared/features/referral-flow/referral-flow.schemas.ts';
import { inputOf, newDraft, RECORD_ALIASES, type ReferralDraft, type Task } from './referral-draft.ts';
import { addRecord, refreshAfterReferral } from './referral-flow.data.ts';

interface Options {
  opportunityId: string;
  task: Task;
  onDone: () => void;
}

/** The form of a referral's wizard. */
export function useReferralForm({ opportunityId, task, onDone }: Options): FormModel<ReferralDraft, RecordInput> {
  const queries = useQueryClient();
  const timeZone = useTimeZone();
  const [initial] = useState(() => newDraft(timeZone));
  const outgoing = task === 'outgoing';
  return useForm({
    schema: RecordAddInput,
    initial,
    input: (draft: ReferralDraft) => inputOf(draft, task, opportunityId),
    aliases: RECORD_ALIASES,
    send: async (record, key) => {
      try {
        await addRecord(record, key);
      } finally {
        // After a failure, too: someone else may have completed the task meanwhile.
        void refreshAfterReferral(queries);
      }
    },
    saved: outgoing ? text.outgoing_completed : text.incoming_completed,
    failed: outgoing ? text.outgoing_failed : text.incoming_failed,
    refusal: ({ message }) => message ?? '',
    onSaved: onDone,
  });
}
