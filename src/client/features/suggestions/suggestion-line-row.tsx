import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './review.module.css';
import type { SuggestionLine } from './suggestion-lines.ts';
import { fieldLabel, shownValue } from './suggestion-texts.ts';

interface SuggestionLineRowProps {
  line: SuggestionLine;
  current: boolean;
  /** False where the field is the client's and the person may not change clients. */
  mayAccept: boolean;
  onReach: () => void;
  onAccept: () => void;
  onReject: () => void;
  onUndo: () => void;
}

/** The second of two quick clicks would fall on another line, or on Undo, which the first one brought under the pointer. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** One line of the table: the field, what a record suggests, what it holds now, where it stands, and the decision. */
export function SuggestionLineRow(props: SuggestionLineRowProps) {
  const { line, current, mayAccept, onReach, onAccept, onReject, onUndo } = props;
  const { row, outcome, rivals } = line;
  const field = fieldLabel(row);
  const value = shownValue(row, row.value);
  const now = row.old_value === null ? null : shownValue(row, row.old_value);
  const nothing = rivals.length > 0 ? text.disagree : text.empty_field;
  const place = format(text.place, { file: row.file_name, page: row.page });
  return (
    <tr
      data-row
      data-row-id={row.id}
      data-current={current || undefined}
      data-outcome={outcome ?? undefined}
      data-disagree={rivals.length > 0 || undefined}
      className={classes.line}
      onClick={(event) => !(event.target as Element).closest('button') && onReach()}
    >
      <th scope="row">
        <button
          type="button"
          className={classes.field}
          aria-current={current || undefined}
          onFocus={onReach}
          onClick={onReach}
        >
          {field}
        </button>
      </th>
      <td className={classes.value} title={value}>
        <span>{value}</span>
      </td>
      <td className={classes.now} title={now ?? undefined}>
        {now ?? <span className={rivals.length > 0 ? classes.disagree : 'lf-sr-only'}>{nothing}</span>}
      </td>
      <td className={classes.record} title={place}>
        {place}
      </td>
      <td className={classes.decision}>
        {outcome ? (
          <>
            <span className={classes.outcome}>
              {outcome === 'accepted' ? text.state_accepted : text.state_rejected}
            </span>
            <IconButton label={format(text.undo_field, { field, value })} size={28} onClick={once(onUndo)}>
              <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </>
        ) : (
          <>
            <IconButton label={format(text.reject_field, { field, value })} size={28} onClick={once(onReject)}>
              <IconX size={18} stroke={1.75} aria-hidden />
            </IconButton>
            {mayAccept && (
              <IconButton
                label={format(now === null ? text.accept_field : text.replace_field, { field, value })}
                size={28}
                onClick={once(onAccept)}
              >
                <IconCheck size={18} stroke={1.75} aria-hidden />
              </IconButton>
            )}
          </>
        )}
      </td>
    </tr>
  );
}
