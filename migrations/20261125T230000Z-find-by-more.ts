import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const NEAR = 'near_records(text, text, integer)';
const TEXTS = 'search_record_texts(text, integer)';

/** Whose names are known by their words, and where they stand. */
const NAMED = {
  client: 'clients',
  inquiry: 'inquiries',
  source: 'referral_sources',
  contact: 'referral_contacts',
} as const;

const clientText = (born: string) => sql`fold(firstname || ' ' || lastname || ' ' || coalesce(email_id, '') || ' '
  || coalesce(address, '') || ' ' || coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(zip, '')
  || ' ' || digits(coalesce(phone_number, ''))${sql.raw(born)})`;

/** The words of a row's name that are long enough to be taken for one another. */
const wordsOf = (row: string) => `regexp_split_to_table(${row}.name_key, '[^[:alnum:]]+') word`;

async function keepNameWords(db: Kysely<unknown>, kind: string, table: string): Promise<void> {
  const id = sql.id(table);
  await sql`create trigger ${sql.id(`${table}_keep_new_words`)} after insert on ${id} referencing new table as added
    for each statement execute function keep_new_name_words(${sql.lit(kind)})`.execute(db);
  await sql`create trigger ${sql.id(`${table}_keep_words`)} after update on ${id}
    for each row when (old.name_key is distinct from new.name_key)
    execute function keep_name_words(${sql.lit(kind)})`.execute(db);
  await sql`alter table ${id} no force row level security`.execute(db);
  await sql`insert into name_words (org_id, kind, word)
    select distinct r.org_id, ${sql.lit(kind)}, word from ${id} r, ${sql.raw(wordsOf('r'))}
    where length(word) between 3 and 60`.execute(db);
  await sql`alter table ${id} force row level security`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  // `to_char` depends on settings, and a stored column may not.
  await sql`create function iso_day(day date) returns text language sql immutable parallel safe strict
    return lpad(extract(year from day)::integer::text, 4, '0') || '-' || lpad(extract(month from day)::integer::text, 2, '0')
      || '-' || lpad(extract(day from day)::integer::text, 2, '0')`.execute(db);
  await sql`alter table clients alter column search_text set expression as (${clientText(
    ` || ' ' || coalesce(iso_day(dob), '')`,
  )})`.execute(db);
  await sql`create index clients_by_birth on clients (org_id, dob) where dob is not null`.execute(db);

  // Each word of a name once or a few times: two writers of one new word wait for nobody.
  await sql`create table name_words (
    org_id uuid not null references organizations,
    kind text not null check (kind in ('client', 'inquiry', 'source', 'contact')),
    word text not null
  )`.execute(db);
  await sql`create index name_words_known on name_words (org_id, kind, word)`.execute(db);
  await sql`create index name_words_near on name_words using gin (word gin_trgm_ops)`.execute(db);
  const unknown = `length(w.word) between 3 and 60 and not exists (select from name_words n
        where n.org_id = w.org_id and n.kind = tg_argv[0] and n.word = w.word)`;
  await sql`create function keep_new_name_words() returns trigger language plpgsql as $$ begin
    insert into name_words (org_id, kind, word)
      select w.org_id, tg_argv[0], w.word from (select distinct a.org_id, word from added a, ${sql.raw(wordsOf('a'))}) w
      where ${sql.raw(unknown)};
    return null;
  end $$`.execute(db);
  await sql`create function keep_name_words() returns trigger language plpgsql as $$ begin
    insert into name_words (org_id, kind, word)
      select w.org_id, tg_argv[0], w.word from (select distinct new.org_id, word from ${sql.raw(wordsOf('new'))}) w
      where ${sql.raw(unknown)};
    return null;
  end $$`.execute(db);
  for (const [kind, table] of Object.entries(NAMED)) await keepNameWords(db, kind, table);
  // Only now: the words of the rows that are there already are nobody's one organization.
  await tenantTable(db, 'name_words');

  await sql`create function letters_of(word text) returns text language sql immutable parallel safe strict
    return (select string_agg(letter, '' order by letter) from regexp_split_to_table(word, '') letter)`.execute(db);
  // As the searches: past row-level security for the trigram indexes' sake, in the connection's organization alone.
  // Each word of the term is taken for the words of names that are nearest to it, and these are searched for.
  await sql`create function near_records(kind text, term text, take integer) returns setof uuid
    language plpgsql stable security definer rows 10 set search_path = public, pg_temp
    set pg_trgm.similarity_threshold = 0.2
    as $$
    declare
      org uuid := current_org_id();
      wanted text := format('r.org_id = %L', org);
      typed text;
      near text[];
    begin
      if kind in ('source', 'contact') then wanted := wanted || ' and r.is_active'; end if;
      for typed in select word from regexp_split_to_table(fold(term), '[^[:alnum:]]+') word where length(word) >= 3 limit 5
      loop
        -- The same letters in another order have few trigrams in common and are the commonest slip.
        execute format('select array(select w.word from (
            select n.word, greatest(similarity(n.word, %3$L), word_similarity(%3$L, n.word) * 0.9)
              + (letters_of(n.word) = letters_of(%3$L))::integer as nearness
            from (select distinct word from name_words
              where org_id = %1$L and kind = %2$L and (word %% %3$L or %3$L <%% word or word like %4$L)) n) w
          where w.nearness >= 0.3 order by w.nearness desc, w.word limit 8)',
          org, kind, typed, '%' || typed || '%') into near;
        if near = '{}' then return; end if;
        wanted := wanted || (select format(' and (%s)', string_agg(format('r.search_text like %L', '%' || word || '%'), ' or '))
          from unnest(near) word);
      end loop;
      if wanted not like '% like %' then return; end if;
      return query execute format('select f.id from (select r.id, r.name_key from %I r where %s limit 500) f
        order by word_similarity(%3$L, f.name_key) desc, similarity(%3$L, f.name_key) desc, f.id limit %4$s',
        case kind when 'client' then 'clients' when 'inquiry' then 'inquiries' when 'source' then 'referral_sources'
          else 'referral_contacts' end, wanted, fold(term), take);
    end $$`.execute(db);
  await lookupFunction(db, NEAR, ['name_words', ...Object.values(NAMED)]);

  // Of so many pages that hold the words the best are shown, one of each record.
  await sql`create function search_record_texts(term text, take integer) returns setof uuid
    language plpgsql stable security definer rows 10 set search_path = public, pg_temp
    as $$
    declare sought tsquery := (select to_tsquery('english', string_agg(word || ':*', ' & '))
      from regexp_split_to_table(lower(term), '[^[:alnum:]]+') word where length(word) >= 3);
    begin
      if sought is null or numnode(sought) = 0 then return; end if;
      return query execute format('select b.id from (
          select distinct on (f.document_id) f.id, f.rank from (
            select p.id, p.document_id, p.page, ts_rank(p.tsv, %2$L::tsquery) as rank from document_pages p
            where p.org_id = %1$L and p.tsv @@ %2$L::tsquery and exists (select from documents d
              where d.org_id = p.org_id and d.id = p.document_id and d.deleted_at is null) limit 500) f
          order by f.document_id, f.rank desc, f.page) b
        order by b.rank desc, b.id limit %3$s', current_org_id(), sought, take);
    end $$`.execute(db);
  await lookupFunction(db, TEXTS, ['document_pages', 'documents']);

  await sql`create table recent_records (
    org_id uuid not null references organizations,
    user_id uuid not null references users,
    kind text not null check (kind in ('client', 'inquiry', 'source', 'contact', 'task', 'call')),
    record_id uuid not null,
    opened_at timestamptz not null,
    primary key (user_id, kind, record_id)
  )`.execute(db);
  await sql`create index recent_records_newest on recent_records (org_id, user_id, opened_at desc)`.execute(db);
  await tenantTable(db, 'recent_records');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table recent_records`.execute(db);
  await dropLookupFunctions(db, NEAR, TEXTS);
  for (const table of Object.values(NAMED))
    for (const name of ['keep_new_words', 'keep_words'])
      await sql`drop trigger ${sql.id(`${table}_${name}`)} on ${sql.id(table)}`.execute(db);
  await sql`drop function letters_of(text)`.execute(db);
  await sql`drop function keep_new_name_words()`.execute(db);
  await sql`drop function keep_name_words()`.execute(db);
  await sql`drop table name_words`.execute(db);
  await sql`drop index clients_by_birth`.execute(db);
  await sql`alter table clients alter column search_text set expression as (${clientText('')})`.execute(db);
  await sql`drop function iso_day(date)`.execute(db);
}
