import { ONCE_APART_RECORDS, KNOWN_RECORDS, contextOf } from './support/records/record-set.ts';
import { findingsOf } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { pagesOfClient } from '#server/features/suggestions/engine/client-pages.ts';
const [key, field] = process.argv.slice(2);
for (const r of [...ONCE_APART_RECORDS, ...KNOWN_RECORDS].filter((r) => r.key.includes(key as string)))
  for (const p of pagesOfClient(r.pages, contextOf(r))) for (const f of findingsOf(p, contextOf(r))) if (!field || f.field === field) console.log(p.page, f.field, f.from, f.said, JSON.stringify(f.value), '<=', JSON.stringify(p.text.slice(f.start, f.end)));
