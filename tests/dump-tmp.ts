import { ONCE_APART_RECORDS } from './support/records/record-set.ts';
for (const r of ONCE_APART_RECORDS.filter((r) => process.argv.slice(2).includes(r.kind))) for (const p of r.pages) { console.log(`===== ${r.key} p${p.page}${r.strange.includes(p.page) ? ' STRANGE' : ''}`); console.log(p.printed); }
