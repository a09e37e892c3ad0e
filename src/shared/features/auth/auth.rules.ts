import { authMessages } from './auth.messages.ts';
import { isCommonPassword } from './common-passwords.ts';

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;
/** Longer input is refused before any work is done on it: one character may normalize to eighteen. */
const MAX_INPUT_LENGTH = 1_024;

/** The five criteria of the reset screen's checklist, in its order. */
export const PASSWORD_CRITERIA = ['length', 'upper', 'lower', 'digit', 'special'] as const;
export type PasswordCriterion = (typeof PASSWORD_CRITERIA)[number];
export type PasswordProblem = PasswordCriterion | 'too_long' | 'common';

export const PASSWORD_PROBLEM_TEXTS: Record<PasswordProblem, string> = {
  length: authMessages.criterion_length,
  upper: authMessages.criterion_upper,
  lower: authMessages.criterion_lower,
  digit: authMessages.criterion_digit,
  special: authMessages.criterion_special,
  too_long: authMessages.password_too_long,
  common: authMessages.password_common,
};

/**
 * The form a password is judged, hashed and compared in: NFKC, so that the same characters typed on another keyboard
 * or system (composed or not, full width or not) are the same password. Nothing is trimmed or cut.
 */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** Characters, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

/** Which criteria a password meets, each by itself. Letters of any alphabet count; digits are 0 to 9. */
export function passwordCriteria(password: string): Record<PasswordCriterion, boolean> {
  const text = normalizePassword(password.slice(0, MAX_INPUT_LENGTH));
  return {
    length: lengthOf(text) >= PASSWORD_MIN_LENGTH,
    upper: /\p{Lu}/u.test(text),
    lower: /\p{Ll}/u.test(text),
    digit: /[0-9]/.test(text),
    special: /[@#$%&]/.test(text),
  };
}

/** The first reason why a password may not be set, or null. The server and the browser ask this same function. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length > MAX_INPUT_LENGTH || lengthOf(normalizePassword(password)) > PASSWORD_MAX_LENGTH) {
    return 'too_long';
  }
  const met = passwordCriteria(password);
  const unmet = PASSWORD_CRITERIA.find((criterion) => !met[criterion]);
  if (unmet) return unmet;
  return isCommonPassword(normalizePassword(password)) ? 'common' : null;
}

/** First letters of both names in upper case; the first two characters of the e-mail where a name is missing (C-3). */
export function initialsOf(firstname: string, lastname: string, emailId: string): string {
  const [first] = firstname.trim();
  const [last] = lastname.trim();
  return (first && last ? `${first}${last}` : emailId.slice(0, 2)).toUpperCase();
}
