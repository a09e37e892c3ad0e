import { SelectField } from '#client/ui/fields/select-field.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import type { EmailTemplate } from '#shared/features/email-templates/model/email-template.ts';
import { audiencesAskedFor, shownFor } from '#shared/features/email-templates/render/shown-for.ts';
import { format } from '#shared/platform/define-messages.ts';
import { useAudienceNames } from './use-audience-names.ts';

const ALL = 'all';
const NOBODY = 'none';

/** The e-mail as the chosen reader gets it. */
export function seenBy(template: EmailTemplate, reader: string): EmailTemplate {
  if (reader === ALL) return template;
  return shownFor(template, new Set(reader === NOBODY ? [] : [reader]));
}

interface PreviewReaderProps {
  template: EmailTemplate;
  value: string;
  onChange: (reader: string) => void;
}

/** Whose e-mail is looked at; asked only where it differs from reader to reader. */
export function PreviewReader({ template, value, onChange }: PreviewReaderProps) {
  const { nameOf } = useAudienceNames();
  const asked = audiencesAskedFor(template);
  if (asked.length === 0) return null;
  return (
    <SelectField
      label={text.seen_by}
      options={[
        { value: ALL, label: text.seen_all },
        ...asked.map((id) => ({ value: id, label: format(text.seen_within, { name: nameOf(id) }) })),
        { value: NOBODY, label: text.seen_none },
      ]}
      value={value}
      onChange={(reader) => onChange(reader ?? ALL)}
    />
  );
}
