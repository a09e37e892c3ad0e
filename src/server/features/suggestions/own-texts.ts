import type { CaseSection } from '#shared/features/case-details/case-sections.ts';
import { textOfValue } from '#shared/features/suggestions/own-fields.ts';

/** What the organization's own fields hold, as suggestions say it, by their ids. */
export const ownTexts = (sections: readonly CaseSection[]): Readonly<Record<string, string | null>> =>
  Object.fromEntries(sections.flatMap(({ fields }) => fields.map(({ id, value }) => [id, textOfValue(value)])));
