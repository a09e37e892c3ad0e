import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { FillableField } from '#shared/features/assistant/autofill-source.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './referral-sources.module.css';
import { isAccepted, type SourceDraft } from './source-draft.ts';
import type { Autofill } from './use-autofill.ts';

interface SuggestionLineProps {
  field: FillableField;
  draft: SourceDraft;
  autofill: Autofill;
}

/** Under a field: what is suggested for it, or, once it is accepted, where it came from. A typed value is left alone. */
export function SuggestionLine({ field, draft, autofill }: SuggestionLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const suggestion = autofill.suggestions[field];
  if (!suggestion) return null;
  const accepted = isAccepted(draft, field, suggestion);
  if (!accepted && !autofill.open.includes(field)) return null;
  const accept = () => {
    autofill.accept([field]);
    // The button goes with the suggestion.
    line.current?.focus();
  };
  return (
    <div ref={line} tabIndex={-1} className={accepted ? classes.origin : classes.suggestion}>
      {accepted ? (
        suggestion.origin
      ) : (
        <>
          <div>
            <div>{format(text.suggested, { value: suggestion.shown })}</div>
            <div className={classes.origin}>{suggestion.origin}</div>
          </div>
          <Button kind="quiet" aria-label={format(text.accept_for, { field: text[field] })} onClick={accept}>
            {text.accept}
          </Button>
        </>
      )}
    </div>
  );
}
