import { IconBold, IconItalic, IconLink } from '@tabler/icons-react';
import { EditorContent, Extension, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { readLink, safeLink } from '#shared/features/email-templates/model/addresses.ts';
import { pastedText } from '#shared/features/email-templates/model/pasted-text.ts';
import { cleanRichText, plainText } from '#shared/features/email-templates/model/rich-text.ts';
import { isSample } from '#shared/features/email-templates/model/samples.ts';
import { AUTHOR_TAGS, MAX_FALLBACK } from '#shared/features/email-templates/render/merge-tags.ts';
import { format } from '#shared/platform/define-messages.ts';
import { cleanFallback, type MergeTagAttributes, MergeTagNode, withChips } from './merge-tag-node.ts';
import classes from './text-editor.module.css';

const LinkDialog = drawnLater(async () => (await import('./link-dialog.tsx')).LinkDialog);

/** An e-mail's text has no lines but paragraphs: who asks for a line gets one. */
const LineIsParagraph = Extension.create({
  name: 'lineIsParagraph',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.splitBlock() };
  },
});

/** What was copied in here stays as it is; what comes from elsewhere loses no line of a list, a table or a break. */
function readPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  return withChips(pastedText(new DOMParser().parseFromString(html, 'text/html').body.innerHTML));
}

/** Bold, italic and links: all that an e-mail's text may hold. An address that is typed or pasted becomes a link. */
const EXTENSIONS = [
  MergeTagNode,
  LineIsParagraph,
  StarterKit.configure({
    blockquote: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      isAllowedUri: (address) => safeLink(address) !== '',
    },
  }),
];

interface TextEditorProps {
  html: string;
  onChange: (html: string) => void;
  onLeave: () => void;
}

/** The selected text, open for writing. Its own undo is the keyboard's while somebody writes. */
export function TextEditor({ html, onChange, onLeave }: TextEditorProps) {
  const [linking, setLinking] = useState(false);
  const written = useRef(html);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: withChips(html),
    // What a new element says is replaced by what is typed first.
    autofocus: isSample(plainText(html)) ? 'all' : 'end',
    editorProps: {
      attributes: { 'aria-label': text.block_Text, class: classes.prose! },
      transformPastedHTML: readPasted,
    },
    onUpdate: ({ editor: current }) => {
      written.current = cleanRichText(current.getHTML());
      onChange(written.current);
    },
  });
  // Changed from elsewhere: undone, say.
  useEffect(() => {
    if (html !== written.current) {
      written.current = html;
      editor.commands.setContent(withChips(html), { emitUpdate: false });
    }
  }, [html, editor]);
  const { href } = editor.getAttributes('link') as { href?: string };
  const chip = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isActive('mergeTag') ? (current.getAttributes('mergeTag') as MergeTagAttributes) : null,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape ends the writing, wherever in it the focus is
    <div
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || linking) return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <div className={classes.writing}>
        <IconButton label={text.bold} size={30} onClick={() => editor.chain().focus().toggleBold().run()}>
          <IconBold size={16} aria-hidden />
        </IconButton>
        <IconButton label={text.italic} size={30} onClick={() => editor.chain().focus().toggleItalic().run()}>
          <IconItalic size={16} aria-hidden />
        </IconButton>
        <IconButton label={text.set_link} size={30} onClick={() => setLinking(true)}>
          <IconLink size={16} aria-hidden />
        </IconButton>
        <ActionMenu
          trigger={<Button kind="quiet">{text.merge_tags}</Button>}
          position="bottom-start"
          actions={AUTHOR_TAGS.map((tag) => ({
            key: tag,
            label: format(text.insert_name, { tag: text[`tag_${tag}`] }),
            onSelect: () => editor.chain().focus().insertContent({ type: 'mergeTag', attrs: { tag } }).run(),
          }))}
        />
      </div>
      {chip && (
        <TextField
          label={text.fallback}
          value={chip.fallback}
          maxLength={MAX_FALLBACK}
          onChange={(event) =>
            editor.commands.updateAttributes('mergeTag', { fallback: cleanFallback(event.currentTarget.value) })
          }
        />
      )}
      <EditorContent editor={editor} />
      {linking && (
        <LinkDialog
          href={href ?? ''}
          onSet={(address) => {
            const chain = editor.chain().focus().extendMarkRange('link');
            if (address === '') chain.unsetLink().run();
            else if (editor.state.selection.empty && !href)
              chain
                .insertContent({
                  type: 'text',
                  // As it was typed: mailto: and tel: are for programs.
                  text: readLink(address).text,
                  marks: [{ type: 'link', attrs: { href: address } }],
                })
                .run();
            else chain.setLink({ href: address }).run();
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </div>
  );
}
