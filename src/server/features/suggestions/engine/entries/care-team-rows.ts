import { type LaidPage, linesOfPage } from '#server/features/understanding/layout/page-lines.ts';
import { knownLabel } from '../labels/form-labels.ts';
import { clinicianWithin } from '../notes/clinicians-named.ts';
import type { Finding } from '../suggestion.ts';
import { onlyEmail, onlyPhone, personOf } from '../values/read-values.ts';

/*
 * Rows of a care team or of contacts, where the name and the part somebody plays stand in cells of their own, in either order:
 * "Ana Example NP  Primary care  555-…", "Coordinator  Ana Example  555-…  contact for placement".
 */

const ROLES: readonly [prefix: string, role: RegExp][] = [
  [
    'current_pcp',
    /^(?:primary(?: care)?(?: (?:provider|physician|doctor|clinician|np|team|md))?|pcp|family (?:medicine|practice|physician|doctor)|internal medicine|general practice)$/i,
  ],
  [
    'current_psychiatrist',
    /^(?:psychiatr(?:y|ist)|psychiatric (?:np|provider|prescriber|care)|psych(?: (?:np|md|prescriber|provider|meds))?|medication management)$/i,
  ],
  [
    'current_therapist',
    /^(?:therapist|therapy|counsel(?:l)?or|counsel(?:l)?ing|psychologist|psychotherap(?:y|ist)|individual therapy|outpatient therapist)$/i,
  ],
];
/** What a row says of whoever is to be called for the client. */
const TO_CALL =
  /\b(?:contact for|(?:main|primary|first|best|point of|family|placement) contact|call (?:for|about|with|first|re)|speaks? for|responsible party|(?:coordinates?|arranges?|handles?) (?:all|the|admission|placement|everything)|all calls)\b/i;
const NOT_THEM =
  /\b(?:do not (?:call|contact)|former|previous|no longer|retired|left|until|not authorized|deceased|refer(?:ral|red)?|wait ?list|visits only|none|pending)\b/i;
const NO_PERSON = /^(?:contact|name|phone|provider|role|relationship|dentist|attending)\b/i;

const CREDENTIALED = /^(?:\p{Lu}[\p{L}'’-]*[.,]? ){1,3}\p{L}/u;

/** The name in a cell, with the training that stands behind it. */
function nameIn(text: string): string | null {
  if (NO_PERSON.test(text) || !CREDENTIALED.test(text) || knownLabel(text)) return null;
  const within = clinicianWithin(text);
  if (within) return text.startsWith(within) ? within : null;
  return personOf(text)?.name ?? null;
}

/** Whom rows of people name. */
export function careTeamRows(page: LaidPage): Finding[] {
  return linesOfPage(page).flatMap(({ cells, text, start, end }): Finding[] => {
    if (cells.length < 2 || cells.length > 6 || NOT_THEM.test(text)) return [];
    const [phone, email] = [onlyPhone(text), onlyEmail(text)];
    const roles = ROLES.flatMap(([prefix, role]) =>
      cells.filter((cell) => role.test(cell.text.replace(/[:.]$/, ''))).map((cell) => ({ prefix, cell })),
    );
    const [only, ...others] = roles;
    const at = { start, end, from: 'label' as const };
    const filled = (prefix: string, name: string): Finding[] => [
      { field: `${prefix}_name`, value: name, ...at },
      ...(phone ? [{ field: `${prefix}_phone`, value: phone, ...at }] : []),
      ...(email ? [{ field: `${prefix}_email`, value: email, ...at }] : []),
    ];
    if (only && others.length === 0) {
      const role = cells.indexOf(only.cell);
      const [before, behind] = [cells[role - 1], cells[role + 1]];
      // A name before the part played is a label's own where a label stands before it.
      const led = cells[role - 2] !== undefined;
      const name = (behind && nameIn(behind.text)) ?? (before && !led ? nameIn(before.text) : null);
      return name && (phone || email || clinicianWithin(name)) ? filled(only.prefix, name) : [];
    }
    const [name, ...more] = cells.flatMap((cell) => nameIn(cell.text) ?? []);
    if (!name || more.length > 0) return [];
    return roles.length === 0 && phone && TO_CALL.test(text) ? filled('contact_person', name) : [];
  });
}
