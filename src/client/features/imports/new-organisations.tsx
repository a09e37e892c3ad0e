import { importsMessages as text } from '../../../shared/features/imports/imports.messages.ts';
import { DEFAULT_ORGANISATION_TYPE } from '../../../shared/features/imports/imports.rules.ts';
import { SOURCE_TYPES, type SourceType } from '../../../shared/features/referral-sources/referral-sources.rules.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { SelectField } from '../../ui/select-field.tsx';
import classes from './imports.module.css';
import { rowsText } from './rows-text.ts';

const LEFT_OUT = 'left out';
const OPTIONS = [
  ...SOURCE_TYPES.map((type) => ({ value: type as string, label: type as string })),
  { value: LEFT_OUT, label: text.leave_out },
];

/** What becomes of each unknown organisation, by its name; null leaves its contacts out. */
export type OrganisationChoices = Readonly<Record<string, SourceType | null>>;

interface NewOrganisationsProps {
  organisations: readonly { name: string; rows: number }[];
  choices: OrganisationChoices;
  onChoose: (name: string, type: SourceType | null) => void;
}

/** The organisations of a list that nobody knows yet, each with the type it will get. */
export function NewOrganisations({ organisations, choices, onChoose }: NewOrganisationsProps) {
  return (
    <section>
      <h3 className={classes.heading}>{text.organisations_title}</h3>
      <p className={classes.muted}>{text.organisations_hint}</p>
      <ul className={classes.organisations}>
        {organisations.map(({ name, rows }) => (
          <li key={name}>
            <span className={classes.name}>
              {name}
              <span className={classes.muted}>{rowsText({ rows })}</span>
            </span>
            <SelectField
              label={format(text.organisation_type, { name })}
              labelHidden
              options={OPTIONS}
              value={choices[name] === null ? LEFT_OUT : (choices[name] ?? DEFAULT_ORGANISATION_TYPE)}
              onChange={(value) => onChoose(name, SOURCE_TYPES.find((type) => type === value) ?? null)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
