import { type Kysely, sql } from 'kysely';
import { STATUSES } from './20261120T121400Z-create-inquiries.ts';
import { countSignature, search } from './20261124T230000Z-find-inquiries-by-more.ts';
import { FEW, IS_NEWEST, NAMES, searchInquiries } from './20261128T031000Z-weigh-inquiries.ts';
import { searchSignature } from './search-function.ts';

const [UNANSWERED] = STATUSES;
const OPEN = STATUSES.slice(0, 3);
const listed = (statuses: readonly (string | undefined)[]) =>
  `array[${statuses.map((each) => `'${each}'`).join(', ')}]`;

/** The key of an inquiry that has none of what it is ordered by. */
const NONE = `case sort when 'priority' then case when descending then '-1' else '1000' end
        when 'referral_org' then case when descending then '''''' else 'chr(1114111)' end end`;

/**
 * In another order than the newest first, a planner walks the whole order for few that may stand anywhere in it. So few
 * are looked up in their filter's own index and put in order by themselves; of more, the walk begins where the first of
 * them can stand.
 */
const FEW_FIRST = `
  if term = '' and not (${IS_NEWEST}) and (created_after is not null or created_before is not null
    or least_amount is not null or quiet_since is not null
    or cardinality(staff_names || facilities || conditions || missing) > 0) then
    execute format('select array(select r.id from %s limit ${FEW + 1})', wanted_inquiries(${NAMES}, true)) into few;
    if cardinality(few) <= ${FEW} then
      found_in := format('inquiries r where r.org_id = %L and r.id = any($1)', current_org_id());
    elsif sort = 'status' then
      stages := case when missing @> array['answer'] then ${listed([UNANSWERED])}
        when cardinality(statuses) > 0 then statuses when quiet_since is not null then ${listed(OPEN)} end;
      found_in := found_in || coalesce((select format(' and r.status_rank between %s and %s', min(rank), max(rank))
        from unnest(stages) stage, array_position(${listed(STATUSES)}, stage) rank having count(*) > 0), '');
    elsif missing @> array[sort] then
      found_in := found_in || format(' and %s = %s', key, ${NONE});
    end if;
  end if;`;

const PLANNED = [countSignature(true), searchSignature(search(true))];

/** What an index holds lies in memory; by the usual weights a planner would rather read the whole table. */
async function weighPages(db: Kysely<unknown>, weight: string): Promise<void> {
  await sql`set local role landfall_lookup`.execute(db);
  for (const signature of PLANNED) await sql.raw(`alter function ${signature} ${weight}`).execute(db);
  await sql`set local role landfall_owner`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await searchInquiries(db, { statements: FEW_FIRST, declares: 'stages text[];' });
  await weighPages(db, 'set random_page_cost = 1.1');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await weighPages(db, 'reset random_page_cost');
  await searchInquiries(db);
}
