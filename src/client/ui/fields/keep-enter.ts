import type { KeyboardEvent } from 'react';

/**
 * Enter in a box whose words have not chosen anything yet sends no form: what was chosen before would go with it.
 * `typed` is what stands in the box, `settled` what stands there once something is chosen.
 */
export function keepEnter(event: KeyboardEvent, typed: string, settled: string) {
  if (event.key !== 'Enter' || typed.trim() === settled.trim()) return;
  event.preventDefault();
  event.stopPropagation();
}
