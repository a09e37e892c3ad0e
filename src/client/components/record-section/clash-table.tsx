import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { RecordField, RecordValue } from './record-field.ts';
import classes from './record-section.module.css';
import { inWords } from './record-value.tsx';
import type { RecordForm } from './use-record-form.ts';

interface ClashTableProps extends Pick<RecordForm<unknown>, 'met' | 'decide'> {
  fields: readonly RecordField[];
}

/** What somebody saved while this one typed, focused as it comes: a long form is saved far below it. */
export function ClashTable({ met, ...rest }: ClashTableProps) {
  const place = useRef<HTMLDivElement>(null);
  const version = met?.version;
  useEffect(() => {
    if (version !== undefined) place.current?.focus();
  }, [version]);
  return (
    met && (
      <div ref={place} tabIndex={-1} className={classes.met}>
        <Clashes {...met} {...rest} />
      </div>
    )
  );
}

/** Each field both changed, side by side, to be decided. */
function Clashes({ who, clashes, fields, decide }: Omit<ClashTableProps, 'met'> & NonNullable<ClashTableProps['met']>) {
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
                  onClick={() => decide(clash, side)}
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
