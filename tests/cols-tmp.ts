import { ONCE_APART_RECORDS, contextOf } from './support/records/record-set.ts';
import { pagesOfClient } from '#server/features/suggestions/engine/client-pages.ts';
import { withoutSlips } from '#server/features/understanding/text/repair-slips.ts';
import { withColumns } from '#server/features/understanding/layout/page-lines.ts';
const second = 'assistanceReferral,caseWorkerLog,commitmentPetition,consultNote,leaveForm,licenseMonitoring,mobileCrisis,neuropsychReport,portalMessages,prenatalRecord,screeningScales,shelterIntake,soberHouse,telehealthVisit,treatmentCourt'.split(',');
for (const r of ONCE_APART_RECORDS.filter(({kind}) => second.includes(kind))) {
  const own = pagesOfClient(r.pages, contextOf(r)).map((p) => p.page);
  const want = r.pages.map((p) => p.page).filter((p) => !r.strange.includes(p));
  if (own.join() !== want.join()) console.log('PAGES', r.key, own, want);
  if (process.argv.slice(2).some((k) => r.key.startsWith(k))) for (const p of r.pages.filter((p)=>want.includes(p.page))) { console.log(`===== ${r.key} p${p.page}`); console.log(withColumns(withoutSlips(p)).replaceAll('\t', ' ⇥ ')); }
}
