import { useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { emailEditorMessages } from '#shared/features/email-editor/email-editor.messages.ts';
import { TRANSPARENT, toHex } from '#shared/features/email-templates/model/colors.ts';
import type { PropRule } from '#shared/features/email-templates/model/prop-rules.ts';
import { PictureControl } from './picture-control.tsx';
import classes from './settings.module.css';

const LinkDialog = drawnLater(async () => (await import('./link-dialog.tsx')).LinkDialog);

const text: Readonly<Record<string, string>> = emailEditorMessages;

interface PropControlProps {
  name: string;
  rule: PropRule;
  value: unknown;
  /** What it is called, where that is not what the prop is called everywhere. */
  label?: string;
  onChange: (value: unknown) => void;
}

/** The control of one prop, made of its rule: its bounds are the stored form's own. */
export function PropControl({ name, rule, value, label = text[`prop_${name}`] ?? name, onChange }: PropControlProps) {
  switch (rule.kind) {
    case 'number':
      return <Range label={label} rule={rule} value={value as number} onChange={onChange} />;
    case 'color':
      return (
        <Color label={label} value={value as string} transparent={rule.transparent === true} onChange={onChange} />
      );
    case 'choice': {
      const options = rule.of.map((each) => ({ value: String(each), label: text[`choice_${each}`] ?? String(each) }));
      const choose = (next: string | null) => onChange(rule.of.find((each) => String(each) === next));
      return <SelectField label={label} options={options} value={String(value)} onChange={choose} />;
    }
    case 'text':
      return (
        <TextField
          label={label}
          value={value as string}
          maxLength={rule.max}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'flag':
      return <Checkbox label={label} checked={value === true} onChange={onChange} />;
    case 'link':
      return <LinkControl label={label} value={value as string} onChange={onChange} />;
    case 'image':
      // A picture that is an element of its own is chosen in the library, which knows its size.
      return name === 'src' ? null : <PictureControl label={label} value={value as string} onChange={onChange} />;
    // Written on the canvas, or set by a control of their own.
    default:
      return null;
  }
}

interface RangeProps {
  label: string;
  rule: { min: number; max: number; step: number };
  value: number;
  onChange: (value: number) => void;
}

function Range({ label, rule: { min, max, step }, value, onChange }: RangeProps) {
  const id = useId();
  return (
    <div className={classes.range}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{value}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

interface ColorProps {
  label: string;
  value: string;
  transparent: boolean;
  onChange: (value: string) => void;
}

function Color({ label, value, transparent, onChange }: ColorProps) {
  const id = useId();
  return (
    <div className={classes.color}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="color"
        value={toHex(value) ?? '#ffffff'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {transparent && (
        <Checkbox
          label={emailEditorMessages.transparent}
          checked={value === TRANSPARENT}
          onChange={(clear) => onChange(clear ? TRANSPARENT : '#ffffff')}
        />
      )}
    </div>
  );
}

function LinkControl({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.link}>
      <span>{label}</span>
      <span className={classes.address}>{value || emailEditorMessages.not_set}</span>
      <Button onClick={() => setOpen(true)}>
        {value === '' ? emailEditorMessages.set_link : emailEditorMessages.edit_link_action}
      </Button>
      {open && <LinkDialog href={value} onSet={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
}
