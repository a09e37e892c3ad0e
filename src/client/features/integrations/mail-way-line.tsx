import { useQuery } from '@tanstack/react-query';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import type { MailWay } from '#shared/features/integrations/integrations.rules.ts';
import { mailWayOptions } from './integrations.data.ts';
import classes from './integrations.module.css';

const WAYS: Record<MailWay, string> = {
  own: text.way_own,
  sendgrid: text.way_sendgrid,
  smtp: text.way_smtp,
  outbox: text.way_outbox,
};

/** What the organization's notices leave by now. */
export function MailWayLine() {
  const { data, isPending } = useQuery(mailWayOptions());
  if (!data && !isPending) return null;
  return (
    <div className={classes.way}>
      {data ? (
        <Notice tone={data.way === 'outbox' ? 'warning' : 'info'}>{WAYS[data.way]}</Notice>
      ) : (
        <Skeleton height={48} />
      )}
    </div>
  );
}
