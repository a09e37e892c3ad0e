import { useState, useSyncExternalStore } from 'react';
import { type Unsent, unsent } from '#client/platform/unsent.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { unsentMessages as text } from '#shared/features/unsent/unsent.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { discardUnsent, sendUnsent } from './outbox.ts';
import classes from './unsent-notice.module.css';

/** Over every page while something waits for the network: how much, and each of it once that is asked. */
export function UnsentNotice() {
  const entries = useSyncExternalStore(unsent.subscribe, unsent.get);
  const [open, setOpen] = useState(false);
  const [discarding, setDiscarding] = useState<Unsent | null>(null);
  const refused = entries.some((entry) => entry.refused !== null);
  const waits = entries.some((entry) => entry.refused === null);
  const words = [
    entries.length === 1 ? text.one : format(text.several, { n: entries.length }),
    waits && text.when,
    entries.some(({ kept }) => !kept) && text.unkept,
    refused && text.some_refused,
  ];
  if (entries.length === 0) return null;
  return (
    <div className={classes.notice}>
      <Notice
        tone="warning"
        action={
          <Button kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? text.hide : text.show}
          </Button>
        }
      >
        {words.filter(Boolean).join(' ')}
      </Notice>
      {open && (
        <section className={classes.entries} aria-label={text.list}>
          <ul className={classes.list}>
            {entries.map((entry) => (
              <li key={entry.key}>
                <div className={classes.name}>{entry.name}</div>
                {entry.waiting.input.description && <p className={classes.words}>{entry.waiting.input.description}</p>}
                <div className={classes.state}>
                  {entry.refused === null ? text.waiting : format(text.refused, { reason: entry.refused })}
                  <Button
                    kind="quiet"
                    aria-label={format(text.discard_named, { name: entry.name })}
                    onClick={() => setDiscarding(entry)}
                  >
                    {text.discard}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          {waits && <Button onClick={() => void sendUnsent()}>{text.send_now}</Button>}
        </section>
      )}
      <ConfirmDialog
        opened={discarding !== null}
        title={text.discard_title}
        confirmLabel={text.discard}
        danger
        onConfirm={() => {
          if (discarding) void discardUnsent(discarding.key);
          setDiscarding(null);
        }}
        onCancel={() => setDiscarding(null)}
      >
        {text.discard_text}
      </ConfirmDialog>
    </div>
  );
}
