#!/bin/sh
# Makes the secrets of an installation under secrets/, each once: what is there stays. Whoever may enter the folder may read
# them, and only its owner may enter; the containers are given the single files.
set -eu
cd "$(dirname "$0")/.."
umask 077
mkdir -p secrets
keep() {
  [ -e "secrets/$1" ] || printf '%s' "$2" >"secrets/$1"
  chmod 444 "secrets/$1"
}
keep postgres_password "$(openssl rand -hex 24)"
keep app_database_password "$(openssl rand -hex 24)"
keep worker_database_password "$(openssl rand -hex 24)"
keep redis_password "$(openssl rand -hex 24)"
keep token_key "$(openssl rand -base64 32)"
keep field_keys "k1:$(openssl rand -base64 32)"
keep link_key "$(openssl rand -base64 32)"
keep audit_key "$(openssl rand -base64 32)"
keep owner_database_url "postgres://landfall:$(cat secrets/postgres_password)@postgres:5432/landfall"
keep database_url "postgres://landfall_web:$(cat secrets/app_database_password)@postgres:5432/landfall"
keep worker_database_url "postgres://landfall_worker:$(cat secrets/worker_database_password)@postgres:5432/landfall"
keep redis_url "redis://:$(cat secrets/redis_password)@redis:6379"
