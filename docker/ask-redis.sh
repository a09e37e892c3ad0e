#!/bin/sh
# Whether Redis answers: its health check.
set -eu
REDISCLI_AUTH=$(cat /run/secrets/redis_password)
export REDISCLI_AUTH
[ "$(redis-cli ping)" = PONG ]
