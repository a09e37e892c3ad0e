import { isUnauthorized, serverErrorOf } from './error-message.ts';
import { session } from './session.ts';

let doubted = false;

/**
 * Hears of every refusal. Who has been signed out is asked to sign in again, over the page, which stays. Who may not do what
 * their page offers has another role by now: it is asked for with the next page, for this one holds what they typed.
 */
export function hearRefusal(error: unknown): void {
  if (isUnauthorized(error)) session.end();
  if (serverErrorOf(error).code === 'forbidden') doubted = true;
}

/** Whether somebody's role is in doubt; it is not anymore once this was asked. */
export function takeRoleDoubt(): boolean {
  const was = doubted;
  doubted = false;
  return was;
}
