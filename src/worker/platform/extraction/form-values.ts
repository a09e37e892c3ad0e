import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

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
}

/**
 * A page's filled-in form fields and typed-on notes, one a line: `label: value` for what was typed or chosen,
 * `[X] label` and `[ ] label` for boxes.
 */
export async function readFormValues(page: PDFPageProxy): Promise<string[]> {
  const annotations: Annotation[] = await page.getAnnotations({ intent: 'display' });
  const lines = annotations.filter((annotation) => annotation.hidden !== true).map(annotationLine);
  return [...new Set(lines.filter((line) => line !== null))];
}

function annotationLine(annotation: Annotation): string | null {
  if (annotation.subtype === 'FreeText') return nonBlank(annotation.contentsObj?.str);
  if (annotation.subtype !== 'Widget' || annotation.password === true) return null;
  const label = nonBlank(annotation.alternativeText) ?? nonBlank(annotation.fieldName);
  if (annotation.fieldType === 'Btn') return buttonLine(annotation, label);
  const value = nonBlank(valueText(annotation.fieldValue));
  if (value === null) return null;
  return label === null ? value : `${label}: ${value}`;
}

function buttonLine(annotation: Annotation, label: string | null): string | null {
  if (label === null) return null;
  const value = valueText(annotation.fieldValue);
  if (annotation.checkBox === true) {
    return `${value !== '' && value !== 'Off' && value === valueText(annotation.exportValue) ? '[X]' : '[ ]'} ${label}`;
  }
  if (annotation.radioButton === true && value !== '' && value === valueText(annotation.buttonValue)) {
    return `${label}: ${value}`;
  }
  return null;
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return typeof value === 'string' ? value : '';
}

function nonBlank(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
