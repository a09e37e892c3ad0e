import { useQuery } from '@tanstack/react-query';
import { Form } from '#client/components/form/form.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { drafted, missingInWords, recordFields } from '#client/components/record-section/case-section-fields.ts';
import { RecordControl } from '#client/components/record-section/record-control.tsx';
import { useTimeZone } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Card } from '#client/ui/display/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Segments } from '#client/ui/fields/segments.tsx';
import { CaseValues } from '#shared/features/case-details/case-details.schemas.ts';
import { type CaseSection, customSections, missingRequired } from '#shared/features/case-details/case-sections.ts';
import type { CustomValue } from '#shared/features/custom-config/custom-config.rules.ts';
import type { WorkingSection } from '#shared/features/custom-config/working-copy.ts';
import { fieldEditorMessages as text } from '#shared/features/field-editor/field-editor.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import classes from './fields-preview.module.css';

export type PreviewWidth = 'desk' | 'phone';
const WIDTHS = [
  { value: 'phone', label: text.preview_phone },
  { value: 'desk', label: text.preview_desk },
] as const;

/** What inquiries would show of a working copy, with nothing filled in. */
const shownOf = (sections: readonly WorkingSection[]): CaseSection[] =>
  customSections(
    sections.map((section, at) => ({
      ...section,
      order_index: at + 1,
      // An inquiry keeps its values by these; a preview has none to keep.
      fields: section.fields.map((field, place) => ({ ...field, machine_name: field.id, order_index: place + 1 })),
    })),
    {},
  );

interface FieldsPreviewProps {
  sections: readonly WorkingSection[];
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
}

/** Case details as a working copy would make them, to be tried out while it is drafted. */
export function FieldsPreview({ sections, width, onWidth }: FieldsPreviewProps) {
  const { data } = useQuery(trpc.customConfig.mode.queryOptions({}));
  const shown = shownOf(sections);
  return (
    <Card
      title={text.preview}
      aside={<Segments label={text.preview_width} options={WIDTHS} value={width} onChange={onWidth} />}
    >
      <p className={classes.hint}>{text.preview_hint}</p>
      {data?.case_details_mode === 'fixed' && <Notice>{text.preview_fixed}</Notice>}
      {shown.every(({ fields }) => fields.length === 0) && <EmptyState title={text.preview_empty} />}
      <div className={classes.screen} data-width={width}>
        {shown.map((section) => (
          <PreviewSection key={`${section.id} ${section.fields.map(({ id }) => id).join(' ')}`} section={section} />
        ))}
      </div>
    </Card>
  );
}

/** One section while it is typed into; nothing of it is sent. */
function PreviewSection({ section }: { section: CaseSection }) {
  const today = dayInZone(new Date(), useTimeZone());
  const form = useForm({
    schema: CaseValues,
    initial: Object.fromEntries(section.fields.map(({ id }) => [id, null as CustomValue])),
    send: async () => undefined,
    saved: null,
    failed: null,
    blocked: () => true,
    unguarded: true,
  });
  const missing = missingRequired([drafted(section, form.values)]).length;
  return (
    <section className={classes.section} aria-label={section.name}>
      <h3>{section.name}</h3>
      {section.description && <p className={classes.hint}>{section.description}</p>}
      {missing > 0 && <p className={classes.missing}>{missingInWords(missing)}</p>}
      {section.fields.length === 0 && <p className={classes.hint}>{uiMessages.fields_not_found}</p>}
      <Form form={form} label={section.name} className={classes.grid}>
        {recordFields(section).map((field) => (
          <div key={field.name} className={field.kind === 'long' ? classes.wide : undefined}>
            <RecordControl field={field} today={today} />
          </div>
        ))}
      </Form>
    </section>
  );
}
