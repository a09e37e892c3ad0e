import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { SAFETY_FIELDS } from '#shared/features/suggestions/suggestion-fields.ts';
import { suggestFromRecords } from '/work/wt-rules/tests/support/records/measure-suggestions.ts';
import { contextOf, KNOWN_RECORDS, HELD_OUT_RECORDS, ONCE_APART_RECORDS } from '/work/wt-rules/tests/support/records/record-set.ts';
const second = new Set('assistanceReferral,caseWorkerLog,commitmentPetition,consultNote,leaveForm,licenseMonitoring,mobileCrisis,neuropsychReport,portalMessages,prenatalRecord,screeningScales,shelterIntake,soberHouse,telehealthVisit,treatmentCourt'.split(','));
const sets = { new: ONCE_APART_RECORDS.filter(({kind})=>second.has(kind)), once: ONCE_APART_RECORDS.filter(({kind})=>!second.has(kind)), held: HELD_OUT_RECORDS, known: KNOWN_RECORDS };
const full = process.argv[2];
for (const [name, records] of Object.entries(sets)) {
  const a = suggestFromRecords(records), s = suggestFromRecords(records, true);
  console.log(`## ${name} values right ${a.right}/${a.right + a.wrong.length} ${(a.right/(a.right + a.wrong.length)).toFixed(3)} found ${a.right}/${a.right + a.missing.length} ${(a.right/(a.right + a.missing.length)).toFixed(3)} | safety right ${s.right}/${s.right + s.wrong.length} found ${s.right}/${s.right+s.missing.length} ${(s.right/(s.right + s.missing.length)).toFixed(3)}`);
  if (full === name || full === 'all') {
    for (const r of records) {
      const one = suggestFromRecords([r]);
      const sug = extractSuggestions(r.pages, contextOf(r));
      const lines: string[] = [];
      for (const w of one.wrong) { const f = w.slice(r.key.length + 1).split(':')[0]; const g = sug.find((x) => x.field === f); lines.push(`  WRONG ${w}  <= p${g?.page} "${g?.quote}"  WANT ${r.expected[f as string] ?? '(none)'}`); }
      if (!process.argv[3]) for (const m of one.missing) { const f = m.slice(r.key.length + 1); if (!one.wrong.some((w) => w.includes(` ${f}:`))) lines.push(`  MISSING ${f}  WANT ${r.expected[f]}`); }
      console.log(`# ${r.key} right=${one.right}\n${lines.join('\n')}`);
    }
  }
}
