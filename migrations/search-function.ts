import { type Kysely, sql } from 'kysely';
import { lookupFunction } from './tenant-table.ts';

/** A list's order: the type of its key, and the key in each direction as its index has it, the row being `r`. */
interface SearchSort {
  type: 'text' | 'smallint' | 'integer' | 'timestamptz' | 'date';
  asc: string;
  desc: string;
}

/** What narrows a search besides its term: only where `given` holds, with the argument at `%L`. */
interface SearchFilter {
  given: string;
  where: string;
  argument: string;
}

interface Search {
  name: string;
  table: string;
  /** What its filters are given after the term, by name and type. */
  arguments: Readonly<Record<string, string>>;
  filters: readonly SearchFilter[];
  /** Tables that its filters read besides. */
  reads?: readonly string[];
  /** By the name a caller asks for; the last is taken for any other. */
  sorts: Readonly<Record<string, SearchSort>>;
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** How PostgreSQL names the function that `searchFunction` makes. */
export const searchSignature = (search: Search): string =>
  `${search.name}(${['text', ...Object.values(search.arguments), 'text, boolean, text, uuid, boolean, integer, integer'].join(', ')})`;

/**
 * The search of a list whose table has a `search_text` under a trigram index. It runs past row-level security for that
 * index's sake: it reads the organization from the connection alone and answers ids in list order. The term is planned
 * as a literal, so a common one walks the sort's index and a rare one takes the trigram index. It answers a page: a
 * planner that expects a thousand rows would read the whole table to join them. Without a term it is the list itself,
 * where only a plan made for the very values of its filters is a good one.
 */
export async function searchFunction(db: Kysely<unknown>, search: Search): Promise<void> {
  const { name, table, filters, sorts, reads = [] } = search;
  const given = Object.entries(search.arguments).map(([argument, type]) => `${argument} ${type}, `);
  const each = Object.entries(sorts);
  const [, last] = each.at(-1)!;
  const choose = (of: (sort: SearchSort) => string) =>
    `case sort ${each.map(([asked, sort]) => `when ${text(asked)} then ${of(sort)}`).join(' ')} else ${of(last)} end`;
  const keyOf = ({ asc, desc }: SearchSort) => `case when descending then ${text(desc)} else ${text(asc)} end`;
  const narrow = ({ argument, given: holds, where }: SearchFilter) =>
    `if ${holds} then wanted := wanted || format(${text(` and ${where}`)}, ${argument}); end if;`;
  await sql`create function ${sql.raw(name)}(term text, ${sql.raw(given.join(''))}
      sort text, descending boolean, after_key text, after_id uuid, backwards boolean, skip integer, take integer)
      returns setof uuid
    language plpgsql stable security definer rows 50 set search_path = public, pg_temp
    as $$
    declare
      key text := ${sql.raw(choose(keyOf))};
      kind text := ${sql.raw(choose(({ type }) => text(type)))};
      down boolean := descending <> backwards;
      wanted text := format('r.org_id = %L and %s', current_org_id(),
        case when term = '' then 'true' else holding_words('r.search_text', term) end);
    begin
      ${sql.raw(filters.map(narrow).join('\n      '))}
      if after_id is not null then
        wanted := wanted || format(' and (%1$s %2$s %3$L::%4$s or (%1$s = %3$L::%4$s and r.id %5$s %6$L))',
          key, case when down then '<' else '>' end, after_key, kind, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select r.id from ${sql.raw(table)} r where %s order by %s %s, r.id %s offset %s limit %s',
        wanted, key, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, searchSignature(search), [table, ...reads]);
}
