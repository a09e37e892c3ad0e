/** One step of a wizard, as the engine sees it; `State` is what the wizard's owner keeps. */
export interface WizardStepRule<State> {
  key: string;
  /** The step takes part; a step that does not is passed over. Always, when absent. */
  applies?: (state: State) => boolean;
  /** The step is filled in well enough to go on. Always, when absent. */
  complete?: (state: State) => boolean;
}

export interface WizardPosition {
  /** The current step's index among those that apply; -1 when no step of that key applies. */
  index: number;
  /** Keys of the steps that apply, in order. */
  keys: string[];
  first: boolean;
  last: boolean;
  /** The primary button may be pressed. */
  ready: boolean;
}

/** Where the wizard stands at the step `key`, given what has been filled in. */
export function wizardPosition<State>(
  steps: readonly WizardStepRule<State>[],
  key: string,
  state: State,
): WizardPosition {
  const taking = steps.filter((step) => step.applies?.(state) ?? true);
  const index = taking.findIndex((step) => step.key === key);
  const current = taking[index];
  return {
    index,
    keys: taking.map((step) => step.key),
    first: index === 0,
    last: index === taking.length - 1,
    ready: current !== undefined && (current.complete?.(state) ?? true),
  };
}

export type WizardMove = { type: 'next' } | { type: 'back' } | { type: 'go'; key: string };

/**
 * The step a move leads to. Next stays where the step is not complete or the last; `go` reaches back to any step,
 * and forward no farther than the first that is not complete.
 */
export function moveWizard<State>(
  steps: readonly WizardStepRule<State>[],
  key: string,
  state: State,
  move: WizardMove,
): string {
  const { index, keys, ready } = wizardPosition(steps, key, state);
  if (index === -1) return key;
  if (move.type === 'next') return (ready && keys[index + 1]) || key;
  if (move.type === 'back') return keys[index - 1] ?? key;
  const wanted = keys.indexOf(move.key);
  const between = keys.slice(index, Math.max(index, wanted));
  const passable = between.every((each) => wizardPosition(steps, each, state).ready);
  return wanted !== -1 && passable ? move.key : key;
}
