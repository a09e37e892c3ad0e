import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { withOwnPictures } from '#client/components/own-pictures.ts';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { isBlock, propsOf } from '#shared/features/email-templates/model/blocks.ts';
import { toHex } from '#shared/features/email-templates/model/colors.ts';
import { widthsOf } from '#shared/features/email-templates/model/column-widths.ts';
import { type EmailNode, nodeOf, ROOT } from '#shared/features/email-templates/model/email-template.ts';
import type { Frame } from '#shared/features/email-templates/render/frame.ts';
import { insideOf, share } from '#shared/features/email-templates/render/layout-blocks.ts';
import { renderNode } from '#shared/features/email-templates/render/render-node.ts';
import { shownTo } from '#shared/features/email-templates/render/shown-for.ts';
import { format } from '#shared/platform/define-messages.ts';
import { Box, paddingOf } from './block-look.tsx';
import { BlockToolbar } from './block-toolbar.tsx';
import canvas from './canvas.module.css';
import classes from './canvas-block.module.css';
import { type BlockProps, isSameBlock } from './same-block.ts';
import { useAudienceNames } from './use-audience-names.ts';
import { blockElementId, blockName, type Editor, placeAmong } from './use-editor.ts';
import { isWritten, WrittenBlock } from './written-block.tsx';

/** What the keys do on a selected element. @returns whether they did something */
function press(editor: Editor, id: string, event: KeyboardEvent): boolean {
  const { nodes } = editor.template;
  const { parent, nodes: children } = nodeOf(nodes, id);
  const siblings = parent === null ? [id] : nodeOf(nodes, parent).nodes;
  const beside = (by: number) => {
    const next = siblings[siblings.indexOf(id) + by];
    if (next !== undefined) editor.select(next);
  };
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key.toLowerCase() === 'd') editor.duplicate();
  else if (command && event.key.toLowerCase() === 'c') editor.copy();
  else if (command && event.key.toLowerCase() === 'v') editor.paste();
  else if (command) return false;
  else if (event.key === 'ArrowUp') event.altKey ? editor.step(-1) : beside(-1);
  else if (event.key === 'ArrowDown') event.altKey ? editor.step(1) : beside(1);
  else if (event.key === 'ArrowRight' || event.key === 'Enter') enter(editor, id, children);
  else if ((event.key === 'ArrowLeft' || event.key === 'Escape') && parent !== null) editor.select(parent);
  else if (event.key === 'Delete' || event.key === 'Backspace') editor.remove();
  else return false;
  return true;
}

/** Into what it holds; into a text, to write; else to its settings. */
function enter(editor: Editor, id: string, children: readonly string[]) {
  const first = children[0];
  const { props } = nodeOf(editor.template.nodes, id);
  if (first !== undefined && props.locked !== true) editor.select(first);
  else if (isWritten(nodeOf(editor.template.nodes, id).type)) editor.select(id, { writing: true });
  else document.querySelector<HTMLElement>('[data-settings] input, [data-settings] button')?.focus();
}

/** An element on the canvas, with whatever stands in it; drawn again where something of that has changed. */
export const CanvasBlock = memo(function CanvasBlock(props: BlockProps) {
  const { editor, id } = props;
  const node = nodeOf(editor.template.nodes, id);
  const { type } = node;
  const isSelected = editor.selected === id;
  const { at, count } = placeAmong(editor.template, id);
  const block = blockName(type);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || !press(editor, id, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    const writing = isWritten(type);
    if (!isSelected || (writing && !editor.writing)) editor.select(id, { writing, focus: false });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's; this is a piece of an e-mail
    <div
      role="group"
      id={blockElementId(id)}
      className={classes.block}
      data-selected={isSelected || undefined}
      data-root={id === ROOT || undefined}
      tabIndex={isSelected ? 0 : -1}
      aria-label={id === ROOT ? block : format(text.place_of, { block, at, count })}
      aria-current={isSelected || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {isSelected && id !== ROOT && <BlockToolbar editor={editor} />}
      {shownTo(node).audience !== null && <ShownToMark node={node} />}
      <BlockBody {...props} />
    </div>
  );
}, isSameBlock);

/** Says on the canvas that not everybody sees an element. */
function ShownToMark({ node }: { node: EmailNode }) {
  const { saidOf } = useAudienceNames();
  return <p className={classes.mark}>{saidOf(node)}</p>;
}

function BlockBody({ editor, id, frame, mobile }: BlockProps) {
  const { template, selected, writing } = editor;
  const node = nodeOf(template.nodes, id);
  const { settings } = template;
  const children = (inner: Frame) =>
    node.nodes.map((child) => <CanvasBlock key={child} editor={editor} id={child} frame={inner} mobile={mobile} />);
  if (!isBlock(node.type)) return <p className={canvas.empty}>{format(text.unknown_block, { name: node.type })}</p>;
  if (writing && selected === id && isWritten(node.type))
    return <WrittenBlock editor={editor} id={id} type={node.type} />;
  switch (node.type) {
    case 'Body':
      return (
        <Box props={propsOf('Body', node, settings)}>
          {node.nodes.length > 0 ? children(frame) : <p className={canvas.empty}>{text.empty_canvas}</p>}
        </Box>
      );
    case 'Container': {
      const props = propsOf('Container', node, settings);
      const content = node.nodes.length > 0 ? children(insideOf(frame, props)) : <Nothing />;
      return <Box props={props}>{props.locked ? <div inert>{content}</div> : content}</Box>;
    }
    case 'Columns': {
      const widths = widthsOf(template, id);
      const pixels = share(frame.width, widths);
      return (
        <div className={classes.cells} data-mobile={mobile || undefined}>
          {node.nodes.map((child, at) => (
            <div key={child} style={{ flex: `${widths[at]} 1 0`, minWidth: 0 }}>
              <CanvasBlock editor={editor} id={child} frame={{ ...frame, width: pixels[at]! }} mobile={mobile} />
            </div>
          ))}
        </div>
      );
    }
    case 'Column': {
      const { backgroundColor, ...props } = propsOf('Column', node, settings);
      const background = toHex(backgroundColor);
      return (
        <div style={{ ...paddingOf(props), borderRadius: props.borderRadius, ...(background ? { background } : {}) }}>
          {node.nodes.length > 0 ? children(frame) : <Nothing />}
        </div>
      );
    }
  }
  return <Rendered html={renderNode(frame, id)} name={blockName(node.type)} image={node.type === 'Image'} />;
}

const Nothing = () => <p className={canvas.empty}>{text.empty_box}</p>;

/** An element by the same HTML that is sent; nothing in it can be pressed. */
const Rendered = memo(function Rendered({ html, name, image }: { html: string; name: string; image: boolean }) {
  if (html === '') return <p className={canvas.empty}>{image ? text.choose_image : name}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer, which writes no text unescaped
  return <div inert className={canvas.rendered} dangerouslySetInnerHTML={{ __html: withOwnPictures(html) }} />;
});
