import { IconCheck } from '@tabler/icons-react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './stepper.module.css';

export interface StepperStep {
  key: string;
  label: string;
}

interface StepperProps {
  steps: StepperStep[];
  /** Index of the current step; those before it are completed. */
  current: number;
  /** Lets completed steps be gone back to. */
  onSelect?: (index: number) => void;
  /** Which steps `onSelect` leads to, where those are not the completed ones. */
  canSelect?: (index: number) => boolean;
  direction?: 'row' | 'column';
}

/** Where one stands in a sequence: number, 'Step N', name, and the same in words for a screen reader. */
export function Stepper({
  steps,
  current,
  onSelect,
  canSelect = (index) => index < current,
  direction = 'row',
}: StepperProps) {
  return (
    <ol className={`${classes.steps} ${classes[direction]}`} aria-label={text.steps_label}>
      {steps.map((step, index) => {
        const done = index < current;
        const state = done ? text.step_completed : index === current ? text.step_current : '';
        const face = (
          <>
            <span className={classes.dot} aria-hidden>
              {done ? <IconCheck size={16} stroke={2.25} /> : index + 1}
            </span>
            <span className={classes.words}>
              <span className={classes.number} aria-hidden>
                {format(text.step_label, { n: index + 1 })}
              </span>
              <span className={classes.label}>{step.label}</span>
              <span className="lf-sr-only">
                {`${format(text.step_of, { n: index + 1, total: steps.length })}${state && `, ${state}`}`}
              </span>
            </span>
          </>
        );
        return (
          <li
            key={step.key}
            className={classes.step}
            data-done={done || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {onSelect && index !== current && canSelect(index) ? (
              <button type="button" className={classes.face} onClick={() => onSelect(index)}>
                {face}
              </button>
            ) : (
              <span className={classes.face}>{face}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
