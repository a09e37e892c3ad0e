import { censusBoosterMessages as text } from '#shared/features/census-booster/census-booster.messages.ts';
import {
  admissionsNeeded,
  type BoosterParameters,
  DAYS_A_MONTH,
} from '#shared/features/census-booster/census-booster.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './census-booster.module.css';

const SHORT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** How the number of admissions comes about, in the person's own numbers. */
export function BoosterFormula({ parameters }: { parameters: BoosterParameters }) {
  const { total_capacity, target_occupancy, avg_los } = parameters;
  const inHouse = (total_capacity * target_occupancy) / 100;
  const n = SHORT.format(admissionsNeeded(parameters));
  const [target, stay] = [SHORT.format(inHouse), SHORT.format(avg_los)];
  return (
    <section className={classes.formula} aria-live="polite">
      <h3>{format(text.formula_title, { n })}</h3>
      <p>
        {format(text.formula_target, {
          capacity: SHORT.format(total_capacity),
          occupancy: SHORT.format(target_occupancy),
          target,
        })}{' '}
        {format(text.formula_admissions, { stay, target, exact: SHORT.format((inHouse * DAYS_A_MONTH) / avg_los), n })}
      </p>
      <p className={classes.hint}>{text.formula_example}</p>
    </section>
  );
}
