const KEY = 'activities:performed-by';

/** Who performed the activity that was logged last on this device; the next one is mostly theirs too. */
export function lastPerformer(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage may be switched off: nobody is proposed then.
    return null;
  }
}

export function rememberPerformer(performed_by: string | null): void {
  try {
    if (performed_by) localStorage.setItem(KEY, performed_by);
  } catch {
    // As above.
  }
}
