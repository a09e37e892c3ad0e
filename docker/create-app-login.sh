#!/bin/sh
# Run once by the Postgres image when its folder is new: the logins of web and worker, which may only become the
# application's role, and the worker's also the one that seals the audit log. The migration makes the other roles and
# everything else.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$(cat "$APP_DATABASE_PASSWORD_FILE")" \
  -v worker_password="$(cat "$WORKER_DATABASE_PASSWORD_FILE")" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role landfall_app nologin;
create role landfall_sealer nologin;
create role landfall_web login password :'password';
create role landfall_worker login password :'worker_password';
grant landfall_app to landfall_web, landfall_worker with inherit false, set true;
grant landfall_sealer to landfall_worker with inherit false, set true;
SQL
