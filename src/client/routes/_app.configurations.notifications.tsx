import { createFileRoute } from '@tanstack/react-router';
import { NOTIFICATION_EVENTS } from '#shared/features/notifications/notifications.rules.ts';
import { ConfigurationsFrame } from '../features/configurations/configurations-frame.tsx';
import { recipientsOf } from '../features/configurations/lists/configured-list.ts';
import { ListCard } from '../features/configurations/lists/list-card.tsx';
import { NoticesCard } from '../features/configurations/notifications/notices-card.tsx';
import { PreviewButton } from '../features/configurations/notifications/preview-button.tsx';
import { MailWayLine } from '../features/integrations/mail-way-line.tsx';
import { useMay } from '../platform/organization.ts';

export const Route = createFileRoute('/_app/configurations/notifications')({ component: Notifications });

const LISTS = NOTIFICATION_EVENTS.map((event) => ({ event, list: recipientsOf(event) }));

function Notifications() {
  const mayWrite = useMay('config_notifications:write');
  return (
    <ConfigurationsFrame tab="notifications">
      <MailWayLine />
      {LISTS.map(({ event, list }) => (
        <ListCard key={event} list={list} mayWrite={mayWrite} actions={() => <PreviewButton event={event} />} />
      ))}
      <NoticesCard />
    </ConfigurationsFrame>
  );
}
