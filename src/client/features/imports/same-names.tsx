import { SelectField } from '#client/ui/fields/select-field.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Organization } from './imports.data.ts';
import classes from './imports.module.css';
import { rowsText } from './rows-text.ts';

interface SameNamesProps {
  organizations: readonly Organization[];
  /** The choice under way. */
  disabled: boolean;
  onChoose: (name: string, referralId: string) => void;
}

/** A source by what sets it apart from its namesakes. */
const labelOf = (name: string, { type, address, state }: Organization['sources'][number]) =>
  format(text.namesake_option, { name, details: [type, address, state].filter(Boolean).join(', ') });

/** The organizations of a list whose name several sources have: a person says which one is meant. */
export function SameNames({ organizations, disabled, onChoose }: SameNamesProps) {
  return (
    <section>
      <h3 className={classes.heading}>{text.namesakes_title}</h3>
      <p className={classes.muted}>{text.namesakes_hint}</p>
      <ul className={classes.organizations}>
        {organizations.map((organization) => (
          <li key={organization.name}>
            <span className={classes.name}>
              {organization.name}
              <span className={classes.muted}>{rowsText(organization)}</span>
            </span>
            <SelectField
              label={format(text.namesake_of, { name: organization.name })}
              labelHidden
              placeholder={text.namesake_choose}
              options={organization.sources.map((source) => ({
                value: source.id,
                label: labelOf(organization.name, source),
              }))}
              value={null}
              disabled={disabled}
              onChange={(id) => id && onChoose(organization.name, id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
