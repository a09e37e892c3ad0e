import { type Kysely, sql } from 'kysely';

/** What queries, generated columns and searches are written with; each noun's own functions come with its tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function current_org_id() returns uuid language sql stable parallel safe
    return nullif(current_setting('app.org_id', true), '')::uuid`.execute(db);
  await sql`create function fold(value text) returns text language sql immutable parallel safe strict
    return lower(public.unaccent('public.unaccent', value))`.execute(db);
  await sql`create function join_names(names text[]) returns text language sql immutable parallel safe strict
    return array_to_string(names, ', ')`.execute(db);
  await sql`create function digits(value text) returns text language sql immutable parallel safe strict
    return regexp_replace(value, '[^0-9]', '', 'g')`.execute(db);
  await sql`create function collapse(value text) returns text language sql immutable parallel safe strict
    return btrim(regexp_replace(value, '[[:space:]]+', ' ', 'g'))`.execute(db);
  await sql`create function containing(term text) returns text language sql immutable parallel safe strict
    return '%' || replace(replace(replace(fold(term), chr(92), chr(92) || chr(92)), '%', chr(92) || '%'), '_', chr(92) || '_') || '%'`.execute(
    db,
  );
  // Part of a statement put together elsewhere: every word of the term must stand somewhere in the column.
  await sql`create function holding_words(search_column text, term text) returns text language sql immutable parallel safe strict
    return (select coalesce(string_agg(format('%s like %L', search_column, containing(word)), ' and '), 'true')
      from regexp_split_to_table(btrim(term), '[[:space:]]+') word)`.execute(db);
  // Without a zone `extract` is immutable, so that the planner writes the body into the query instead of calling it a row.
  await sql`create function epoch(at timestamptz) returns bigint language sql immutable parallel safe strict
    return floor(date_part('epoch', at at time zone 'UTC'))::bigint`.execute(db);
  await sql`create function names_of(first text, last text) returns text[] language sql immutable parallel safe
    return array[fold(collapse(first)), fold(collapse(last)),
      fold(collapse(coalesce(first, '') || ' ' || coalesce(last, '')))]`.execute(db);
  // What a contact person is called is one text, often with a word for the kinship: only names begin with a capital.
  await sql`create function names_in(said text) returns text[] language sql immutable parallel safe
    return (select array_agg(fold(word)) || fold(string_agg(word, ' ' order by at))
      from regexp_split_to_table(regexp_replace(said, '\\([^)]*\\)', ' ', 'g'), '[[:space:],;:/()]+')
        with ordinality words(word, at)
      where left(word, 1) <> lower(left(word, 1)))`.execute(db);
  await sql`create function refuse_change() returns trigger language plpgsql
    as $$ begin raise exception 'this table only grows' using errcode = 'insufficient_privilege'; end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const functions = [
    'refuse_change()',
    'names_in(text)',
    'names_of(text, text)',
    'epoch(timestamptz)',
    'holding_words(text, text)',
    'containing(text)',
    'collapse(text)',
    'digits(text)',
    'join_names(text[])',
    'fold(text)',
    'current_org_id()',
  ];
  for (const signature of functions) await sql`drop function ${sql.raw(signature)}`.execute(db);
}
