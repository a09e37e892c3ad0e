import { IconPlus } from '@tabler/icons-react';
import { FormField } from '#client/components/form/fields.tsx';
import { Button } from '#client/ui/button.tsx';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import { MAX_RULES } from '#shared/features/audiences/audiences.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { AudienceRuleRow, type DraftRule, newRule } from './audience-rule-row.tsx';
import classes from './audiences.module.css';

interface AudienceRulesFieldProps {
  name: 'rules' | 'excluded';
}

/** The rules of an audience, or those that leave people out. */
export function AudienceRulesField({ name }: AudienceRulesFieldProps) {
  const excluding = name === 'excluded';
  return (
    <FormField<readonly DraftRule[]> name={name}>
      {({ value: rules, onChange, error }) => (
        <section className={classes.rules} aria-label={excluding ? text.excluded : text.rules}>
          <h3>{excluding ? text.excluded : text.rules}</h3>
          {excluding && <p className={classes.hint}>{text.excluded_hint}</p>}
          {rules.map((rule, at) => (
            <AudienceRuleRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place: it holds nothing but what is shown
              key={at}
              rule={rule}
              at={at}
              title={format(excluding ? text.exclusion_number : text.rule_number, { n: at + 1 })}
              onChange={(next) => onChange(rules.map((each, index) => (index === at ? next : each)))}
              onRemove={() => onChange(rules.filter((_, index) => index !== at))}
            />
          ))}
          {error && <p role="alert">{error}</p>}
          <Button
            kind="quiet"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
            disabled={rules.length >= MAX_RULES}
            onClick={() => onChange([...rules, newRule()])}
          >
            {excluding ? text.add_exclusion : text.add_rule}
          </Button>
        </section>
      )}
    </FormField>
  );
}
