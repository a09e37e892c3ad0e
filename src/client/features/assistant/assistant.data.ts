import { useQueryClient } from '@tanstack/react-query';
import { trpc, trpcClient } from '#client/platform/trpc.ts';

/** An e-mail to a source; ends with `signal`. */
export const writeEmail = (
  asked: { prompt: string; response: string | null; referral_id: string; contact_id: string | null },
  signal: AbortSignal,
) => trpcClient.assistant.referralEmail.mutate({ respond: 'referral_email', ...asked }, { signal });

/** Those an e-mail can be addressed to. */
export const contactsOptions = (referral_id: string) => trpc.contacts.viewAll.queryOptions({ referral_id });

interface SentEmail {
  referral_id: string;
  description: string;
  performed_by: string | null;
  contact_name: string[] | null;
}

/** Logs under a key of the caller's that an e-mail was sent; the source's activities and where it stands are read again. */
export function useLogEmail() {
  const client = useQueryClient();
  return async (sent: SentEmail, idempotencyKey: string) => {
    await trpcClient.activities.create.mutate({ event: 'Email sent', ...sent }, { context: { idempotencyKey } });
    void client.invalidateQueries({ queryKey: trpc.activities.pathKey() });
    void client.invalidateQueries({ queryKey: trpc.referralSources.pathKey() });
  };
}
