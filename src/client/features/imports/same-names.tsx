import { importsMessages as text } from '../../../shared/features/imports/imports.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { Organisation } from './imports.data.ts';
import classes from './imports.module.css';
import { rowsText } from './rows-text.ts';

interface SameNamesProps {
  organisations: readonly Organisation[];
  /** The choice under way. */
  disabled: boolean;
  onChoose: (name: string, referralId: string) => void;
}

/** A source by what tells it from its namesakes. */
const labelOf = (name: string, { type, address, state }: Organisation['sources'][number]) =>
  format(text.namesake_option, { name, details: [type, address, state].filter(Boolean).join(', ') });

/** The organisations of a list whose name several sources have: a person says which one is meant. */
export function SameNames({ organisations, disabled, onChoose }: SameNamesProps) {
  return (
    <section>
      <h3 className={classes.heading}>{text.namesakes_title}</h3>
      <p className={classes.muted}>{text.namesakes_hint}</p>
      <ul className={classes.organisations}>
        {organisations.map((organisation) => (
          <li key={organisation.name}>
            <span className={classes.name}>
              {organisation.name}
              <span className={classes.muted}>{rowsText(organisation)}</span>
            </span>
            <SelectField
              label={format(text.namesake_of, { name: organisation.name })}
              labelHidden
              placeholder={text.namesake_choose}
              options={organisation.sources.map((source) => ({
                value: source.id,
                label: labelOf(organisation.name, source),
              }))}
              value={null}
              disabled={disabled}
              onChange={(id) => id && onChoose(organisation.name, id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
