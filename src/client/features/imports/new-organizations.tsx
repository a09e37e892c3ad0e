import { choicesOf, useOptions } from '#client/platform/options.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { DEFAULT_ORGANIZATION_TYPE } from '#shared/features/imports/imports.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './imports.module.css';
import { rowsText } from './rows-text.ts';

const LEFT_OUT = 'left out';

/** What becomes of each unknown organization, by its name; null leaves its contacts out. */
export type OrganizationChoices = Readonly<Record<string, string | null>>;

interface NewOrganizationsProps {
  organizations: readonly { name: string; rows: number }[];
  choices: OrganizationChoices;
  onChoose: (name: string, type: string | null) => void;
}

/** The organizations of a list that nobody knows yet, each with the type it will get. */
export function NewOrganizations({ organizations, choices, onChoose }: NewOrganizationsProps) {
  const types = useOptions('SOURCE_TYPES');
  const options = [...choicesOf(types), { value: LEFT_OUT, label: text.leave_out }];
  return (
    <section>
      <h3 className={classes.heading}>{text.organizations_title}</h3>
      <p className={classes.muted}>{text.organizations_hint}</p>
      <ul className={classes.organizations}>
        {organizations.map(({ name, rows }) => (
          <li key={name}>
            <span className={classes.name}>
              {name}
              <span className={classes.muted}>{rowsText({ rows })}</span>
            </span>
            <SelectField
              label={format(text.organization_type, { name })}
              labelHidden
              options={options}
              value={choices[name] === null ? LEFT_OUT : (choices[name] ?? DEFAULT_ORGANIZATION_TYPE)}
              onChange={(value) => onChoose(name, value === LEFT_OUT ? null : value)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
