import { memo } from 'react';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { setColumns } from '#shared/features/email-templates/edit/operations.ts';
import { BLOCK_RULES, isBlock, propsOf } from '#shared/features/email-templates/model/blocks.ts';
import { evenly, widthsOf } from '#shared/features/email-templates/model/column-widths.ts';
import { nodeOf } from '#shared/features/email-templates/model/email-template.ts';
import type { PropRule } from '#shared/features/email-templates/model/prop-rules.ts';
import { PropControl } from './prop-control.tsx';
import classes from './settings.module.css';
import { ShownToControl } from './shown-to-control.tsx';
import side from './side-panel.module.css';
import { SocialControl } from './social-control.tsx';
import { blockName, type Editor, newId } from './use-editor.ts';
import { usePictureSides } from './use-picture-sides.ts';

/** Set seldom: under "More settings". */
const EXTENDED = /^(?:padding|margin|border|verticalAlign|lineHeight|fontStyle|textDecoration|fontWeight)/;
const THICKNESS = 'paddingTop';

interface InspectorProps {
  editor: Editor;
}

/** Whether the settings show the same: what is written on the canvas is none of them. */
function isSameSettings({ editor: before }: InspectorProps, { editor: after }: InspectorProps): boolean {
  if (before.template === after.template) return before.selected === after.selected;
  const { selected } = after;
  if (before.selected !== selected || before.template.settings !== after.template.settings) return false;
  const [one, other] = [nodeOf(before.template.nodes, selected), nodeOf(after.template.nodes, selected)];
  if (one === other) return one.nodes.length === 0;
  const names = Object.keys({ ...one.props, ...other.props });
  return one.type === 'Text' && names.every((name) => name === 'text' || one.props[name] === other.props[name]);
}

/** The settings of the selected element. */
export const Inspector = memo(function Inspector({ editor }: InspectorProps) {
  const { template, selected } = editor;
  const node = nodeOf(template.nodes, selected);
  const known = isBlock(node.type) ? node.type : null;
  const rules: Readonly<Record<string, PropRule>> = known ? BLOCK_RULES[known] : {};
  const held: Readonly<Record<string, unknown>> = known ? propsOf(known, node, template.settings) : {};
  const isLine = (name: string) => known === 'Divider' && name === THICKNESS;
  /** A picture is round when its corners are half of its width. */
  const bounded = (name: string, rule: PropRule): PropRule =>
    known === 'Image' && name === 'borderRadius' && rule.kind === 'number'
      ? { ...rule, max: Math.floor(Number(held.width) / 2) }
      : rule;
  const changed = usePictureSides(known === 'Image' ? propsOf('Image', node, template.settings) : null);
  const controls = (extended: boolean) =>
    Object.entries(rules)
      .filter(([name]) => (EXTENDED.test(name) && !isLine(name)) === extended)
      .map(([name, rule]) => (
        <PropControl
          key={`${selected} ${name}`}
          name={name}
          rule={bounded(name, rule)}
          value={held[name]}
          {...(isLine(name) ? { label: text.prop_thickness } : {})}
          onChange={(value) => editor.set(selected, changed(name, value))}
        />
      ));
  return (
    <aside className={side.panel} data-name="settings" data-settings aria-label={text.settings}>
      <h2>{blockName(node.type)}</h2>
      <div className={classes.settings}>
        {known === 'Columns' && <ColumnsControl editor={editor} />}
        {known === 'SocialLinks' && <SocialControl editor={editor} />}
        {known !== 'Columns' && controls(false)}
        {'shownTo' in rules && <ShownToControl key={selected} editor={editor} />}
      </div>
      {known && known !== 'Spacer' && (
        <details className={classes.more}>
          <summary>{text.more_settings}</summary>
          <div className={classes.settings}>{controls(true)}</div>
        </details>
      )}
    </aside>
  );
}, isSameSettings);

/** Widths that columns of a number can have. */
const WIDTHS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [[1]],
  2: [evenly(2), [1 / 3, 2 / 3], [2 / 3, 1 / 3]],
  3: [evenly(3), [0.2, 0.6, 0.2]],
  4: [evenly(4)],
};
const nameOf = (widths: readonly number[]): string => widths.map((part) => `${Math.round(part * 100)} %`).join(' / ');

function ColumnsControl({ editor }: { editor: Editor }) {
  const { template, selected } = editor;
  const widths = widthsOf(template, selected);
  const choose = (next: readonly number[]) => editor.change(setColumns(editor.now().template, selected, next, newId));
  const offered = WIDTHS[widths.length] ?? [];
  return (
    <>
      <SelectField
        label={text.columns_count}
        options={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
        value={String(widths.length)}
        onChange={(count) => choose(evenly(Number(count)))}
      />
      <SelectField
        label={text.columns_widths}
        options={offered.map((each) => ({ value: nameOf(each), label: nameOf(each) }))}
        value={nameOf(widths)}
        onChange={(name) => choose(offered.find((each) => nameOf(each) === name) ?? widths)}
      />
    </>
  );
}
