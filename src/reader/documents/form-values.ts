import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageWord } from '#shared/features/documents/page-words.ts';
import { wordsOf } from './text-pieces.ts';

/** Points a line of a field takes at most. */
const LINE_HEIGHT = 14;

/** What the library says of an annotation, as far as it is read here; nothing of it is sure to be there. */
interface Annotation {
  subtype?: string;
  fieldType?: string;
  fieldName?: string;
  alternativeText?: string;
  fieldValue?: unknown;
  buttonValue?: unknown;
  exportValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  hidden?: boolean;
  password?: boolean;
  contentsObj?: { str?: string };
  textContent?: readonly string[];
  /** Left, bottom, right and top, in the file's own units. */
  rect?: number[];
}

/** A filled-in field: its line of text, and the words that stand in its place on the page. */
export interface FormValue {
  line: string;
  words: PageWord[];
}

/**
 * A page's filled-in form fields and typed-on notes: `label: value` for what was typed or chosen, `[X] label` and
 * `[ ] label` for boxes.
 */
export async function readFormValues(page: PDFPageProxy, viewport: PageViewport): Promise<FormValue[]> {
  const annotations: Annotation[] = await page.getAnnotations({ intent: 'display' });
  return annotations
    .filter(({ hidden }) => hidden !== true)
    .flatMap((annotation) => {
      const read = readAnnotation(annotation);
      return read ? [{ line: read.line, words: wordsIn(annotation.rect, read.shown, viewport) }] : [];
    });
}

interface ReadAnnotation {
  line: string;
  /** What stands in the field itself. */
  shown: string;
}

function readAnnotation(annotation: Annotation): ReadAnnotation | null {
  if (annotation.subtype === 'FreeText') {
    const note = nonBlank(annotation.contentsObj?.str) ?? nonBlank(drawnText(annotation));
    return note === null ? null : { line: note, shown: note };
  }
  if (annotation.subtype !== 'Widget' || annotation.password === true) return null;
  const label = nonBlank(annotation.alternativeText) ?? nonBlank(annotation.fieldName);
  if (annotation.fieldType === 'Btn') return readButton(annotation, label);
  const value = nonBlank(valueText(annotation.fieldValue)) ?? nonBlank(drawnText(annotation));
  if (value === null) return null;
  return { line: label === null ? value : `${label}: ${value}`, shown: value };
}

function readButton(annotation: Annotation, label: string | null): ReadAnnotation | null {
  if (label === null) return null;
  const value = valueText(annotation.fieldValue);
  if (annotation.checkBox === true) {
    const ticked = value !== '' && value !== 'Off' && value === valueText(annotation.exportValue);
    const shown = ticked ? '[X]' : '[ ]';
    return { line: `${shown} ${label}`, shown: shown.replace(' ', '') };
  }
  if (annotation.radioButton === true && value !== '' && value === valueText(annotation.buttonValue)) {
    return { line: `${label}: ${value}`, shown: '[X]' };
  }
  return null;
}

/** The words of a field, spread over its first line; empty boxes too have a place. */
function wordsIn(rect: Annotation['rect'], shown: string, viewport: PageViewport): PageWord[] {
  if (!rect) return [];
  const [ax = 0, ay = 0, bx = 0, by = 0] = viewport.convertToViewportRectangle(rect) as number[];
  const [x, y, w, h] = [Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay)];
  const place = { x, y, w: Math.min(w, (shown.length * Math.min(h, LINE_HEIGHT)) / 2), h: Math.min(h, LINE_HEIGHT) };
  return wordsOf({ text: shown, ...place, rtl: false, level: true });
}

/** What a program has drawn in the field's place, where the value itself cannot be read. */
const drawnText = ({ textContent }: Annotation): string => (Array.isArray(textContent) ? textContent.join('\n') : '');

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return typeof value === 'string' ? value : '';
}

function nonBlank(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
