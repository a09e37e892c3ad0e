import { describe, expect, it } from 'vitest';
import { moveWizard, type WizardStepRule, wizardPosition } from '#client/ui/page/wizard-engine.ts';

interface Draft {
  existing: boolean;
  name: string;
}

const STEPS: WizardStepRule<Draft>[] = [
  { key: 'client', complete: ({ name }) => name !== '' },
  { key: 'question', applies: ({ existing }) => existing },
  { key: 'details', complete: ({ name }) => name !== 'unfinished' },
  { key: 'confirm' },
];
const NEW: Draft = { existing: false, name: 'Ana Okafor' };
const EXISTING: Draft = { existing: true, name: 'Ana Okafor' };

describe('wizardPosition', () => {
  it('counts the steps that apply only', () => {
    expect(wizardPosition(STEPS, 'details', NEW)).toMatchObject({ index: 1, keys: ['client', 'details', 'confirm'] });
    expect(wizardPosition(STEPS, 'details', EXISTING)).toMatchObject({ index: 2 });
  });

  it('knows the first, the last and whether the step is complete', () => {
    expect(wizardPosition(STEPS, 'client', { existing: false, name: '' })).toMatchObject({ first: true, ready: false });
    expect(wizardPosition(STEPS, 'confirm', NEW)).toMatchObject({ last: true, ready: true });
  });

  it('finds no place for a step that does not exist or does not apply', () => {
    expect(wizardPosition(STEPS, 'nowhere', NEW)).toMatchObject({ index: -1, ready: false });
    expect(wizardPosition(STEPS, 'question', NEW)).toMatchObject({ index: -1, ready: false });
  });
});

describe('moveWizard', () => {
  it('goes on past a step that does not apply, and back the same way', () => {
    expect(moveWizard(STEPS, 'client', NEW, { type: 'next' })).toBe('details');
    expect(moveWizard(STEPS, 'client', EXISTING, { type: 'next' })).toBe('question');
    expect(moveWizard(STEPS, 'details', NEW, { type: 'back' })).toBe('client');
  });

  it('stays on a step that is not complete, on the first and on the last', () => {
    expect(moveWizard(STEPS, 'client', { existing: false, name: '' }, { type: 'next' })).toBe('client');
    expect(moveWizard(STEPS, 'client', NEW, { type: 'back' })).toBe('client');
    expect(moveWizard(STEPS, 'confirm', NEW, { type: 'next' })).toBe('confirm');
  });

  it('goes back to any step, and forward no farther than what is complete', () => {
    expect(moveWizard(STEPS, 'confirm', NEW, { type: 'go', key: 'client' })).toBe('client');
    expect(moveWizard(STEPS, 'client', NEW, { type: 'go', key: 'confirm' })).toBe('confirm');
    expect(moveWizard(STEPS, 'client', { existing: false, name: 'unfinished' }, { type: 'go', key: 'confirm' })).toBe(
      'client',
    );
    expect(moveWizard(STEPS, 'client', NEW, { type: 'go', key: 'question' })).toBe('client');
  });
});
