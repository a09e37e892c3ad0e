import type { ReactNode } from 'react';
import type { Platform } from '#shared/features/integrations/integrations.rules.ts';
import classes from './integrations.module.css';

/** Marks of our own drawing: none is a platform's registered one. */
const MARKS: Record<Platform, ReactNode> = {
  Kipu: <path d="M9 6v20M23 6 12 16l11 10M12 16h-3" />,
  Sunwave: (
    <>
      <circle cx="16" cy="12" r="5" />
      <path d="M5 22c3-3 5-3 8 0s5 3 8 0 4-3 6-1M16 3v2M7 6l1.5 1.5M25 6l-1.5 1.5" />
    </>
  ),
  Alleva: <path d="M6 26 16 6l10 20M11 19c3-3 7-3 10 0" />,
  FHIR: <path d="M16 4c1 6 8 8 8 15a8 8 0 0 1-16 0c0-4 3-5 3-9 2 1 3 3 3 5 2-3 3-7 2-11z" />,
  CallTrackingMetrics: (
    <>
      <path d="M8 6h5l2 6-3 2a12 12 0 0 0 6 6l2-3 6 2v5c-11 3-21-7-18-18z" />
      <path d="M20 12V8M24 12V5" />
    </>
  ),
  SendGrid: <path d="m4 15 24-10-8 22-5-9zM15 18 28 5" />,
  Mailgun: (
    <>
      <rect x="4" y="8" width="24" height="16" rx="2" />
      <path d="m4 10 12 8 12-8" />
    </>
  ),
};

/** A platform's mark beside its name, which says the rest. */
export const PlatformMark = ({ name }: { name: Platform }) => (
  <span className={classes.mark}>
    <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {MARKS[name]}
      </g>
    </svg>
  </span>
);
