#!/bin/sh
# Run once by the Postgres image when its folder is new: the login of web and worker, which may only become the
# application's role. The migration makes the other roles and everything else.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$APP_DATABASE_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role landfall_app nologin;
create role landfall_web login password :'password';
grant landfall_app to landfall_web with inherit false, set true;
SQL
