import { Fragment, type Ref } from 'react';
import { PlaceButton } from '#client/components/place-button.tsx';
import { Button } from '#client/ui/button.tsx';
import { Quote } from '#client/ui/display/quote.tsx';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './review.module.css';
import type { SuggestionLine } from './suggestion-lines.ts';
import { fieldLabel, shownValue } from './suggestion-texts.ts';
import type { SuggestionRow } from './suggestions.data.ts';

interface EvidenceStripProps {
  line: SuggestionLine;
  mayAccept: boolean;
  onOpen: (row: SuggestionRow) => void;
  onAccept: () => void;
  onReject: () => void;
  onUndo: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Where a record says it, and the words that do. */
function Evidence({ row, onOpen }: { row: SuggestionRow; onOpen: (row: SuggestionRow) => void }) {
  return (
    <>
      <PlaceButton place={format(text.place, { file: row.file_name, page: row.page })} onOpen={() => onOpen(row)} />
      <Quote>{row.quote.replace(/\s+/g, ' ')}</Quote>
    </>
  );
}

/** The line in hand, whole: its value, what the field holds now, the words of the record, and those of records that disagree. */
export function EvidenceStrip({ line, mayAccept, onOpen, onAccept, onReject, onUndo, ref }: EvidenceStripProps) {
  const { row, outcome, rivals } = line;
  return (
    <section ref={ref} className={classes.strip} aria-label={text.evidence}>
      <div className={classes.words}>
        <h2 className={classes.stripField}>{fieldLabel(row)}</h2>
        <p className={classes.whole}>{shownValue(row, row.value)}</p>
        {rivals.length > 0 && <p className={classes.disagree}>{text.disagree}</p>}
        {row.old_value !== null && (
          <p className={classes.old}>
            {format(text.old_value, { value: shownValue(row, row.old_value) })}
            {row.typed && <span className={classes.typed}>{text.typed}</span>}
          </p>
        )}
        <Evidence row={row} onOpen={onOpen} />
        {rivals.map((rival) => (
          <Fragment key={rival.id}>
            <p className={classes.or}>{text.or}</p>
            <p className={classes.whole}>{shownValue(rival, rival.value)}</p>
            <Evidence row={rival} onOpen={onOpen} />
          </Fragment>
        ))}
        {!mayAccept && <p className={classes.hint}>{text.not_allowed_client}</p>}
      </div>
      {/* They send: the second of two quick clicks would decide about the next line, which nobody has read. */}
      <div className={classes.stripButtons}>
        {outcome ? (
          <Button loading={false} onClick={onUndo}>
            {text.undo}
          </Button>
        ) : (
          <>
            <Button kind="quiet" loading={false} onClick={onReject}>
              {text.reject}
            </Button>
            {mayAccept && (
              <Button loading={false} onClick={onAccept}>
                {row.old_value === null ? text.accept : text.replace}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
