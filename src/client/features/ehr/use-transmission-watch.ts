import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { isUnderWay } from '#shared/features/ehr/ehr.rules.ts';
import { refreshAfterSending, transmissionsOptions } from './ehr.data.ts';

/** Says how a transmission ended that was on its way while the inquiry was open, on whichever tab. */
export function useTransmissionWatch(opportunityId: string, enabled: boolean): void {
  const client = useQueryClient();
  const { data } = useQuery({ ...transmissionsOptions(opportunityId), enabled });
  const newest = data?.[0];
  const standing = !data ? undefined : !newest || isUnderWay(newest.state) ? '' : `${newest.id} ${newest.state}`;
  /** How the newest had ended when it was last looked at; undefined before the first look. */
  const seen = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = seen.current;
    seen.current = standing ?? before;
    if (!standing || before === undefined || before === standing) return;
    if (standing.endsWith(' sent')) toast.success(text.sent);
    else toast.error(text.error_sending);
    void refreshAfterSending(client);
  }, [standing, client]);
}
