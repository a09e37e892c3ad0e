/*
 * What stands behind a label for how somebody gets to treatment. A no there denies a car or a license, and not the need:
 * "Transport: no car, aunt drives days only".
 */

const LACKS =
  /^\W{0,3}(?:no|none|doesn['’]?t|does not|can(?:not|['’]?t))(?:[.,;:–-]|\s)\s?(?:(?:own|valid|reliable|working|current) )?(?:car|vehicle|truck|license|licence|driver\p{L}*|ride|rides|transport\p{L}*|bus|way|lift|one|drive|public|money|gas|\p{L}[^.;]{0,60}\b(?:needs?|no car|license|bus|van|transport\p{L}*|ride))(?!\p{L})(?! (?:needed|required|needs))/iu;
const BARE_NONE = /^\W{0,3}(?:none|no)\W*$/i;
const ASKS_NEED = /\b(?:need\w*|required|requires?|assistance)\b/i;

const NONE_BUT = /^\W{0,3}none\s?[.,;:–-]\s?(?!(?:needed|required|at this time|known)\b)[^.;]{0,80}\p{L}{2}/iu;

/** Whether a value says that there is nothing to go by, which is a need. */
export const lacksRide = (label: string, value: string): boolean =>
  LACKS.test(value) || (!ASKS_NEED.test(label) && NONE_BUT.test(value));

/** Whether a bare no leaves open what there is none of: a ride, or the need of one. */
export const isOpenRide = (label: string, value: string): boolean => BARE_NONE.test(value) && !ASKS_NEED.test(label);
