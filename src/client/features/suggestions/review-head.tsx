import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Kbd } from '#client/ui/display/kbd.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './review.module.css';

interface ReviewHeadProps {
  total: number;
  decided: number;
  /** How many empty fields can be filled at once. */
  atOnce: number;
  onAcceptAll: () => void;
  onRejectAll: () => void;
}

const KEYS = [
  ['a', text.accept],
  ['r', text.reject],
  ['u', text.undo],
  ['↑ ↓', text.key_move],
] as const;

/** How far the review has come, what can be decided at once, and the keys. */
export function ReviewHead({ total, decided, atOnce, onAcceptAll, onRejectAll }: ReviewHeadProps) {
  const [asking, setAsking] = useState(false);
  const open = total - decided;
  const rejectAll = format(text.reject_all, { n: open });
  return (
    <div className={classes.head}>
      <div className={classes.bar}>
        <span className={classes.part}>{format(text.decided_part, { n: decided, total })}</span>
        <span className={classes.keys} aria-hidden>
          {KEYS.map(([key, label]) => (
            <span key={key}>
              <Kbd>{key}</Kbd> {label}
            </span>
          ))}
        </span>
        <span className={classes.buttons}>
          {open > 1 && (
            <Button kind="quiet" onClick={() => setAsking(true)}>
              {rejectAll}
            </Button>
          )}
          {atOnce > 1 && (
            <Button kind="primary" onClick={onAcceptAll}>
              {format(text.accept_all, { n: atOnce })}
            </Button>
          )}
        </span>
      </div>
      {atOnce > 1 && atOnce < open && <p className={classes.hint}>{text.accept_all_hint}</p>}
      <ConfirmDialog
        opened={asking}
        title={text.reject_all_title}
        confirmLabel={rejectAll}
        danger
        onConfirm={() => {
          setAsking(false);
          onRejectAll();
        }}
        onCancel={() => setAsking(false)}
      >
        {format(text.reject_all_body, { n: open })}
      </ConfirmDialog>
    </div>
  );
}
