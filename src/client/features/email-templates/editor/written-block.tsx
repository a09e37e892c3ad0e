import { MAX_LABEL, propsOf } from '#shared/features/email-templates/model/blocks.ts';
import { nodeOf } from '#shared/features/email-templates/model/email-template.ts';
import { MAX_TEXT } from '#shared/features/email-templates/model/prop-rules.ts';
import { cleanRichText } from '#shared/features/email-templates/model/rich-text.ts';
import { writtenLook } from './block-look.tsx';
import { PlainEditor } from './plain-editor.tsx';
import { TextEditor } from './text-editor-later.ts';
import { blockName, type Editor } from './use-editor.ts';

const WRITTEN = ['Heading', 'Text', 'Button', 'Link'] as const;
type Written = (typeof WRITTEN)[number];

/** Whether an element is written in where it stands. */
export const isWritten = (type: string): type is Written => (WRITTEN as readonly string[]).includes(type);

interface WrittenBlockProps {
  editor: Editor;
  id: string;
  type: Written;
}

/** An element that is being written in, as it looks in the e-mail. */
export function WrittenBlock({ editor, id, type }: WrittenBlockProps) {
  const { nodes, settings } = editor.template;
  const node = nodeOf(nodes, id);
  const leave = () => editor.select(id);
  if (type === 'Text') {
    const props = propsOf('Text', node, settings);
    const write = (html: string) => editor.set(id, { text: cleanRichText(html) });
    return (
      <div style={writtenLook(props)}>
        <TextEditor html={props.text} onChange={write} onLeave={leave} />
      </div>
    );
  }
  const props = propsOf(type, node, settings);
  const look = writtenLook(props);
  const line = (
    <PlainEditor
      label={blockName(type)}
      value={props.text}
      max={type === 'Heading' ? MAX_TEXT : MAX_LABEL}
      onChange={(text) => editor.set(id, { text })}
      onLeave={leave}
    />
  );
  if (type !== 'Button') return <div style={look}>{line}</div>;
  const { paddingVertical, paddingHorizontal, backgroundColor, borderRadius } = propsOf('Button', node, settings);
  const padding = `${paddingVertical}px ${paddingHorizontal}px`;
  return (
    <div style={{ padding: look.padding, textAlign: look.textAlign }}>
      <div style={{ ...look, display: 'inline-block', padding, backgroundColor, borderRadius }}>{line}</div>
    </div>
  );
}
