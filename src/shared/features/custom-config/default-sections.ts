import { caseDetailsMessages } from '../case-details/case-details.messages.ts';
import { FIXED_SECTIONS } from '../case-details/case-fields.ts';
import { customConfigMessages as text } from './custom-config.messages.ts';
import { isFieldTaken, isSectionTaken, type WorkingSection } from './working-copy.ts';

/** A person whom the fixed sections name by three fields is one field here (C-23). */
const PERSONS: Record<string, string> = {
  current_psychiatrist_name: text.default_psychiatrist,
  current_therapist_name: text.default_therapist,
  current_pcp_name: text.default_pcp,
};
const REST_OF_PERSON = /^current_(psychiatrist|therapist|pcp)_(phone|email)$/;

const DESCRIPTIONS: Record<string, string> = {
  current_concerns: text.default_concerns_hint,
  history: text.default_history_hint,
};

/**
 * The two default sections as drafts, behind what there is: 'Current Concerns' and 'History' with their fields, all text
 * but the two dates. A title that is taken is left out.
 */
export function withDefaults(sections: readonly WorkingSection[], newId: () => string): WorkingSection[] {
  const draft = { created: true, modified: false, version: 0 };
  const drafts = FIXED_SECTIONS.filter(({ name }) => !isSectionTaken(sections, name)).map(({ id, name, fields }) => ({
    ...{ id: newId(), name, description: DESCRIPTIONS[id] ?? name, ...draft },
    fields: fields
      .filter((field) => !REST_OF_PERSON.test(field.name))
      .map((field) => ({ ...field, label: PERSONS[field.name] ?? caseDetailsMessages[field.name] }))
      .filter(({ label }) => !isFieldTaken(sections, label))
      .map(({ label, kind }) => ({
        ...{ id: newId(), name: label, description: '', enum_options: [], ...draft },
        field_type: kind === 'date' ? ('date' as const) : ('text' as const),
        ...{ is_required: false, is_visible: true },
      })),
  }));
  return [...sections, ...drafts];
}
