import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/display/chip.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { mailDomainMessages as text } from '#shared/features/mail-domain/mail-domain.messages.ts';
import { isGood } from '#shared/features/mail-domain/mail-domain.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './integrations.module.css';

/** What the domain of campaigns says of who may send in its name, looked up when it is opened. */
export function DomainCheck({ onClose }: { onClose: () => void }) {
  const { mutate, data, isError, isPending } = useMutation(trpc.integrations.checkDomain.mutationOptions());
  useEffect(() => mutate({}), [mutate]);
  return (
    <Modal
      opened
      title={data ? format(text.title, { domain: data.domain }) : text.check}
      onClose={onClose}
      footer={
        <Button loading={isPending} onClick={() => mutate({})}>
          {text.again}
        </Button>
      }
    >
      <p className={classes.hint}>{text.about}</p>
      {isError && <ErrorBanner message={text.failed} onRetry={() => mutate({})} retrying={isPending} />}
      {isPending && !data && <Skeleton height={240} />}
      {data && (
        <ul className={classes.list} aria-live="polite">
          {data.records.map(({ record, name, finding }) => (
            <li key={record} className={classes.item}>
              <div className={classes.about}>
                <div className={classes.head}>
                  <h3 className={classes.name}>{text[record]}</h3>
                  <Chip>{isGood(finding) ? text.good : text.to_do}</Chip>
                </div>
                <p className={classes.said}>{text[finding]}</p>
                {name !== null && <p className={classes.faint}>{format(text.asked_at, { name })}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
