import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalOf } from '#client/platform/error-message.ts';
import { Button } from '#client/ui/button.tsx';
import { Facts } from '#client/ui/display/facts.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { Modal } from '#client/ui/layers/modal.tsx';
import { eventMail, sampleNotice } from '#shared/features/notifications/notifications.mails.ts';
import { notificationsMessages as text } from '#shared/features/notifications/notifications.messages.ts';
import { NOTIFICATION_LABELS, type NotificationEvent } from '#shared/features/notifications/notifications.rules.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import { useSendTest } from './notifications.data.ts';
import notificationsClasses from './notifications.module.css';

/** Opens an event's mail as it is sent, with sample words, and sends it to whoever looks at it. */
export function PreviewButton({ event }: { event: NotificationEvent }) {
  const [opened, setOpened] = useState(false);
  const test = useSendTest();
  const mail = eventMail(event, sampleNotice(window.location.origin));
  const send = () =>
    test.mutate(
      { event },
      {
        onSuccess: ({ address }) => toast.success(format(text.test_sent, { address })),
        onError: (error) => toast.error(refusalOf(error) ?? text.test_failed),
      },
    );
  return (
    <>
      <Button kind="quiet" icon={<IconEye size={18} stroke={1.75} aria-hidden />} onClick={() => setOpened(true)}>
        {text.preview}
      </Button>
      <Modal
        opened={opened}
        title={format(text.preview_of, { event: NOTIFICATION_LABELS[event] })}
        onClose={() => setOpened(false)}
        footer={
          <>
            <Button onClick={() => setOpened(false)}>{uiMessages.close}</Button>
            <Button kind="primary" loading={test.isPending} onClick={send}>
              {text.send_test}
            </Button>
          </>
        }
      >
        <p className={classes.hint}>{text.preview_hint}</p>
        <Facts facts={[[text.subject, mail.subject]]} />
        <pre className={notificationsClasses.mail}>{mail.text}</pre>
      </Modal>
    </>
  );
}
