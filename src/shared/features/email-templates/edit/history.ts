import type { EmailTemplate } from '../model/email-template.ts';
import { apply, type Change } from './changes.ts';

/** Changes of the same prop within so many milliseconds are one step of undo. */
const COALESCE_MS = 500;
const MAX_STEPS = 200;

interface Step {
  /** What takes it back. */
  readonly inverse: Change;
  /** Element and prop of a typed change; empty where nothing joins it. */
  readonly key: string;
  readonly at: number;
}

export interface Edited {
  readonly template: EmailTemplate;
  readonly past: readonly Step[];
  readonly future: readonly Change[];
}

export const begin = (template: EmailTemplate): Edited => ({ template, past: [], future: [] });

const keyOf = (change: Change): string => {
  if (change.kind === 'set') return `${change.id} ${Object.keys(change.props).join(' ')}`;
  return change.kind === 'design' ? `design ${change.group} ${Object.keys(change.values).join(' ')}` : '';
};

/** Makes a change that undo takes back. */
export function record(edited: Edited, change: Change, now: number): Edited {
  const { template, inverse } = apply(edited.template, change);
  const key = keyOf(change);
  const last = edited.past.at(-1);
  const joins = key !== '' && last?.key === key && now - last.at < COALESCE_MS && edited.future.length === 0;
  const past = joins
    ? edited.past.with(-1, { ...last, at: now })
    : [...edited.past, { inverse, key, at: now }].slice(-MAX_STEPS);
  return { template, past, future: [] };
}

/** Makes a change that leaves undo alone: elements that move up and down. */
export const unrecorded = (edited: Edited, change: Change): Edited => ({
  ...edited,
  template: apply(edited.template, change).template,
});

export function undo(edited: Edited): Edited {
  const last = edited.past.at(-1);
  if (!last) return edited;
  const { template, inverse } = apply(edited.template, last.inverse);
  return { template, past: edited.past.slice(0, -1), future: [...edited.future, inverse] };
}

export function redo(edited: Edited): Edited {
  const next = edited.future.at(-1);
  if (!next) return edited;
  const { template, inverse } = apply(edited.template, next);
  return { template, past: [...edited.past, { inverse, key: '', at: 0 }], future: edited.future.slice(0, -1) };
}
