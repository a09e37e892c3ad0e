import { auditMessages as text } from '#shared/features/audit/audit.messages.ts';
import type { AuditOutcome } from '#shared/features/audit/audit.rules.ts';
import classes from './audit.module.css';

/** How it ended; what did not end well stands out. */
export const OutcomeWord = ({ outcome }: { outcome: AuditOutcome }) => (
  <span className={outcome === 'done' ? undefined : classes.unusual}>{text[`outcome_${outcome}`]}</span>
);
