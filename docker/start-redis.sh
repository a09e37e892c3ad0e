#!/bin/sh
# Starts Redis with its password from a file: on the command line it would show in every list of processes.
set -eu
printf 'dir /data\nappendonly yes\nmaxmemory-policy noeviction\nrequirepass %s\n' "$(cat /run/secrets/redis_password)" |
  exec redis-server -
