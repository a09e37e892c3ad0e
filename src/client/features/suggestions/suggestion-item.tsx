import { PlaceButton } from '#client/components/place-button.tsx';
import { Button } from '#client/ui/button.tsx';
import { Quote } from '#client/ui/display/quote.tsx';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { fieldLabel, shownValue } from './suggestion-texts.ts';
import type { SuggestionRow } from './suggestions.data.ts';
import classes from './suggestions.module.css';

interface SuggestionItemProps {
  row: SuggestionRow;
  /** False where the field is the client's and the person may not change clients. */
  mayAccept: boolean;
  busy: boolean;
  onAccept: () => void;
  onReject: () => void;
  onOpen: () => void;
}

/** One field's suggested value, what the field holds now, the words it stands on, and the two decisions. */
export function SuggestionItem({ row, mayAccept, busy, onAccept, onReject, onOpen }: SuggestionItemProps) {
  const field = fieldLabel(row);
  const value = shownValue(row, row.value);
  const replaces = row.old_value !== null;
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <h4 className={classes.field}>{field}</h4>
        <p className={classes.value}>{value}</p>
        {row.old_value !== null && (
          <p className={classes.old}>
            {format(text.old_value, { value: shownValue(row, row.old_value) })}
            {row.typed && <span className={classes.typed}>{text.typed}</span>}
          </p>
        )}
        <PlaceButton place={format(text.place, { file: row.file_name, page: row.page })} onOpen={onOpen} />
        <Quote>{row.quote.replace(/\s+/g, ' ')}</Quote>
        {!mayAccept && <p className={classes.hint}>{text.not_allowed_client}</p>}
      </div>
      <div className={classes.decisions}>
        <Button
          aria-label={format(text.reject_field, { field, value })}
          kind="quiet"
          disabled={busy}
          onClick={onReject}
        >
          {text.reject}
        </Button>
        {mayAccept && (
          <Button
            aria-label={format(replaces ? text.replace_field : text.accept_field, { field, value })}
            disabled={busy}
            onClick={onAccept}
          >
            {replaces ? text.replace : text.accept}
          </Button>
        )}
      </div>
    </li>
  );
}
