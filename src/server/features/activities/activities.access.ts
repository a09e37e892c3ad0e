import type { Context } from '#server/platform/context.ts';

/**
 * How much of an activity that came of an inquiry's referral a role sees (C-5): outreach the notes of its own alone, an
 * analyst no notes, and of the inquiry only the last letters of its name.
 */
export type Visibility = 'whole' | 'own' | 'aggregate';

export function visibilityOf({ actor }: Context): Visibility {
  if (actor.kind === 'system') return 'whole';
  return actor.role === 'outreach' ? 'own' : actor.role === 'analyst' ? 'aggregate' : 'whole';
}
