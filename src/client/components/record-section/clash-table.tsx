import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Clash } from './merge-record.ts';
import type { RecordField, RecordValue } from './record-field.ts';
import classes from './record-section.module.css';
import { inWords } from './record-value.tsx';

interface ClashTableProps {
  /** Whose change it met, as the server says it. */
  who: string;
  clashes: readonly Clash[];
  fields: readonly RecordField[];
  onDecide: (clash: Clash, take: 'yours' | 'theirs') => void;
}

/** Someone saved while this one typed: each field both changed, side by side, to be decided. */
export function ClashTable({ who, clashes, fields, onDecide }: ClashTableProps) {
  if (clashes.length === 0) return <Notice title={who}>{text.clash_merged}</Notice>;
  return (
    <Notice tone="warning" title={who}>
      <p className={classes.clashHint}>{text.clash_hint}</p>
      {clashes.map((clash) => {
        const field = fields.find(({ name }) => name === clash.name);
        if (!field) return null;
        return (
          <fieldset key={clash.name} className={classes.clash}>
            <legend>{field.label}</legend>
            {(['yours', 'theirs'] as const).map((side) => (
              <div key={side} className={classes.side}>
                <span className={classes.whose}>{side === 'yours' ? text.clash_yours : text.clash_theirs}</span>
                <blockquote>
                  {(field.words ?? ((value) => inWords(field, value as RecordValue)))(clash[side] ?? null)}
                </blockquote>
                <Button
                  onClick={() => onDecide(clash, side)}
                  aria-label={format(side === 'yours' ? text.clash_keep_field : text.clash_take_field, {
                    field: field.label,
                  })}
                >
                  {side === 'yours' ? text.clash_keep : text.clash_take}
                </Button>
              </div>
            ))}
          </fieldset>
        );
      })}
    </Notice>
  );
}
