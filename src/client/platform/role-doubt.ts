let raised = false;

/**
 * Somebody was refused what their page offers: their role may have changed. It is asked for with the next page, for this one
 * would lose what is typed in it.
 */
export const roleDoubt = {
  raise: () => {
    raised = true;
  },
  /** @returns whether it was raised since it was taken last */
  take: (): boolean => {
    const was = raised;
    raised = false;
    return was;
  },
};
