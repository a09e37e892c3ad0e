import sanitizeHtml from 'sanitize-html';
import { TaskFault } from '#server/platform/child/task-errors.ts';
import type { ImportFault } from '#shared/features/email-blocks/email-blocks.schemas.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What is met in a page of HTML, in its order. */
export interface HtmlVisitor {
  open(tag: string, attributes: Attributes): void;
  close(tag: string): void;
  /** Escaped, as it may stand in HTML again. */
  text(escaped: string): void;
}

/** What stands inside these is no text of the page. */
const SILENT = [
  'script',
  'style',
  'title',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'select',
  'video',
];
const SEEN = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'font', 'center', 'br', 'hr', 'img', 'a', 'b', 'strong'],
  ...['i', 'em', 'ul', 'ol', 'li', 'blockquote', 'section', 'article', 'table', 'tbody', 'tr', 'td', 'th', 'body'],
];

/** Elements inside each other: no e-mail has as many, and the parser's time grows with their square. */
const MAX_NESTING = 1_000;

/**
 * Reads HTML, however broken, element by element; comments and what is no content are passed over.
 * @throws TaskFault `too_many_parts`
 */
export function walkHtml(html: string, visitor: HtmlVisitor): void {
  let silent = 0;
  let nesting = 0;
  sanitizeHtml(html, {
    allowedTags: SEEN,
    nonTextTags: [...SILENT, 'textarea', 'option'],
    onOpenTag: (tag, attributes) => {
      nesting += 1;
      if (nesting > MAX_NESTING) throw new TaskFault<ImportFault>('too_many_parts');
      if (SILENT.includes(tag)) silent += 1;
      else if (silent === 0 && SEEN.includes(tag)) visitor.open(tag, attributes);
    },
    onCloseTag: (tag) => {
      nesting -= 1;
      if (SILENT.includes(tag)) silent = Math.max(0, silent - 1);
      else if (silent === 0 && SEEN.includes(tag)) visitor.close(tag);
    },
    textFilter: (escaped) => {
      if (silent === 0) visitor.text(escaped);
      return '';
    },
  });
}
