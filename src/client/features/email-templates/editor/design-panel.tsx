import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { DESIGN_RULES, type DesignGroup } from '#shared/features/email-templates/model/design-defaults.ts';
import type { PropRule } from '#shared/features/email-templates/model/prop-rules.ts';
import { PropControl } from './prop-control.tsx';
import classes from './settings.module.css';
import type { Editor } from './use-editor.ts';

const GROUPS: readonly DesignGroup[] = ['heading', 'text', 'button', 'link', 'wrapper'];

/** How all elements of a kind look that say nothing else of themselves. */
export function DesignPanel({ editor }: { editor: Editor }) {
  return GROUPS.map((group) => {
    const held: Readonly<Record<string, unknown>> = editor.template.settings[group];
    const rules: Readonly<Record<string, PropRule>> = DESIGN_RULES[group];
    return (
      <fieldset key={group} className={classes.settings}>
        <legend>{text[`design_${group}`]}</legend>
        {Object.entries(rules).map(([name, rule]) => (
          <PropControl
            key={name}
            name={name}
            rule={rule}
            value={held[name]}
            onChange={(value) => editor.design(group, { [name]: value })}
          />
        ))}
      </fieldset>
    );
  });
}
