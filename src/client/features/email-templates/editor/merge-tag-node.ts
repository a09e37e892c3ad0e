import { InputRule, mergeAttributes, Node } from '@tiptap/react';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import {
  AUTHOR_TAGS,
  type AuthorTag,
  FALLBACK_FORM,
  MAX_FALLBACK,
  tagText,
} from '#shared/features/email-templates/render/merge-tags.ts';

const NAMES = AUTHOR_TAGS.join('|');
const WRITTEN = `\\{\\{\\s*(${NAMES})\\s*(?:\\|(${FALLBACK_FORM}))?\\}\\}`;

/** What stands for a tag: its name, and what is written where nothing is known. */
export interface MergeTagAttributes {
  tag: AuthorTag;
  fallback: string;
}

/** A tag's own characters, and what would end it, are no part of a fallback. */
export const cleanFallback = (typed: string): string => typed.replace(/[{}|<>]/g, '').slice(0, MAX_FALLBACK);

const attributesOf = (name: string, fallback = ''): MergeTagAttributes => ({
  tag: name as AuthorTag,
  fallback: fallback.trim(),
});

/** Stored HTML with each tag as an element that the editor shows as a chip. */
export const withChips = (html: string): string =>
  html.replace(
    new RegExp(WRITTEN, 'g'),
    (_whole, name: string, fallback = '') =>
      `<span data-merge-tag="${name}" data-fallback="${fallback.trim().replaceAll('"', '&quot;')}"></span>`,
  );

/** A name of the recipient's within a text: one piece, that is chosen, moved and deleted whole. */
export const MergeTagNode = Node.create({
  name: 'mergeTag',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({
    tag: {
      default: 'first_name',
      parseHTML: (element) => element.getAttribute('data-merge-tag'),
      renderHTML: ({ tag }) => ({ 'data-merge-tag': tag as string }),
    },
    fallback: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-fallback') ?? '',
      renderHTML: ({ fallback }) => ({ 'data-fallback': fallback as string }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-merge-tag]' }],
  // As it is stored: whoever reads the HTML without chips finds the tag itself.
  renderHTML: ({ node, HTMLAttributes }) => {
    const { tag, fallback } = node.attrs as MergeTagAttributes;
    return ['span', mergeAttributes(HTMLAttributes), tagText(tag, fallback)];
  },
  addNodeView:
    () =>
    ({ node }) => {
      const { tag, fallback } = node.attrs as MergeTagAttributes;
      const dom = document.createElement('span');
      dom.dataset.mergeTag = tag;
      dom.textContent = fallback === '' ? text[`tag_${tag}`] : `${text[`tag_${tag}`]} · ${fallback}`;
      return { dom };
    },
  addInputRules() {
    return [
      new InputRule({
        find: new RegExp(`${WRITTEN}$`),
        handler: ({ state, range, match: [, name, fallback] }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create(attributesOf(name!, fallback)));
        },
      }),
    ];
  },
});
