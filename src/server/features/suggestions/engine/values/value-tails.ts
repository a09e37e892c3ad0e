import type { FormEntry } from '../entries/form-entries.ts';
import { circumstancesOf } from '../notes/circumstances.ts';
import { homeAndWork, workplaceIn } from '../notes/home-and-work.ts';
import { chargesIn } from '../notes/legal-facts.ts';
import { sessionsIn } from '../notes/paper-facts.ts';
import { socialOf } from '../notes/social-facts.ts';
import type { Finding } from '../suggestion.ts';

/*
 * What a label's value goes on to say of somebody's home, work and marriage: "Work: full time, clerk, Harbor Books. Single.",
 * "Home: 4 Plover Way (rents, two roommates)".
 */

const OF_WORK = new Set(['employment_status', 'employer']);
const FIELDS = new Set(['employment_status', 'employer', 'living_status', 'marital_status', 'phone_number']);
const ASIDE = /\((?<said>[^()]{4,60})\)/g;
const TAIL = /[.;|]\s+(?<said>\p{L}[^.;|]{3,60})(?=[.;|]|$)/gu;
const LONGEST = 200;
const HOME = /^(?:(?:my|his|her|their) )?(?:home|house)$/i;
const READ = new Set(['living_status', 'marital_status', 'employment_status', 'employer']);

/** What stands behind the first words of the values of labels. */
export function valueTails(entries: readonly FormEntry[]): Finding[] {
  return entries.flatMap(({ meaning, label, value, start, end, valueStart, section }): Finding[] => {
    const field = meaning?.field ?? '';
    const [about, of] = [section.about, meaning?.of];
    if (value.length > LONGEST || meaning === undefined || (about !== null && about !== 'client')) return [];
    if (of === 'therapist')
      return sessionsIn({ text: `${label} ${value}` }).map((each) => ({ ...each, start, end, from: 'prose' as const }));
    if (!(FIELDS.has(field) || of === 'address'))
      return [...value.matchAll(TAIL)].flatMap((found) => {
        const text = found.groups?.said ?? '';
        return chargesIn({ text }).map((each) => ({ ...each, start, end, from: 'prose' as const }));
      });
    const place = OF_WORK.has(field) ? workplaceIn(value) : null;
    const said = [...value.matchAll(ASIDE), ...value.matchAll(TAIL)].flatMap((found) => {
      const text = found.groups?.said ?? '';
      const bit = { text, start: valueStart + found.index, end: valueStart + found.index + found[0].length };
      return [...circumstancesOf(bit), ...socialOf(bit), ...homeAndWork(bit)].filter((each) => READ.has(each.field));
    });
    // Under "My home" forms ask for a number, and people answer how they live.
    const home = HOME.test(label) && !/\d{3}/.test(value) ? homeAndWork({ text: `${label} ${value}` }) : [];
    return [...home, ...said, ...(place ? [{ field: 'employer', value: place }] : [])]
      .filter((each) => each.field !== field)
      .map((each) => ({ ...each, start, end, from: 'prose' as const }));
  });
}
