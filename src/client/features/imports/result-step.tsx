import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { ROW_OUTCOMES, type RowOutcome } from '#shared/features/imports/imports.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Import, ImportMoves } from './imports.data.ts';
import classes from './imports.module.css';
import { RowsPreview } from './rows-preview.tsx';

/** What an undo has left comes first: a person will look for that. */
const TABS: readonly RowOutcome[] = ['kept', ...ROW_OUTCOMES.filter((outcome) => outcome !== 'kept')];

/** '12 contacts added', of either kind and number. */
function savedText({ kind, counts: { saved = 0 } }: Import): string {
  if (kind === 'contacts') return saved === 1 ? text.saved_contact : format(text.saved_contacts, { n: saved });
  return saved === 1 ? text.saved_referral : format(text.saved_referrals, { n: saved });
}

/** What an import has added, or an undo has taken back, and every row that it did not. */
export function ResultStep({ shown, moves }: { shown: Import; moves: ImportMoves }) {
  const { counts, state, failure, kept_sources } = shown;
  const { duplicate = 0, problem = 0, skipped = 0, undone = 0, kept = 0 } = counts;
  const outcomes = TABS.filter((outcome) => (counts[outcome] ?? 0) > 0);
  return (
    <div className={classes.stack}>
      {failure && <ErrorBanner message={failure} />}
      <div className={classes.counts} role="status">
        <strong>{state === 'undone' ? format(text.undone_rows, { n: undone }) : savedText(shown)}</strong>
        {kept > 0 && <span>{kept === 1 ? text.kept_row : format(text.kept_rows, { n: kept })}</span>}
        <span className={classes.muted}>
          {format(text.left_rows, { duplicates: duplicate, problems: problem, skipped })}
        </span>
      </div>
      {kept_sources.length > 0 && (
        <section>
          <h3 className={classes.heading}>{text.kept_sources}</h3>
          <ul className={classes.kept}>
            {kept_sources.map(({ name, reason }) => (
              <li key={name}>{format(text.kept_source, { name, reason: text[`reason_${reason}`] })}</li>
            ))}
          </ul>
        </section>
      )}
      {outcomes.length > 0 && <RowsPreview key={outcomes[0]} shown={shown} outcomes={outcomes} moves={moves} />}
    </div>
  );
}
