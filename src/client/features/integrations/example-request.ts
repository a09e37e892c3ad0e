import type { NewWebhookKey } from './integrations.data.ts';

/** A request as a voice agent makes it, for a shell: it reports a call that began. */
export const exampleRequest = (address: string, { key_id, secret }: NewWebhookKey): string =>
  `BODY='{"event":"call.started","sid":"test-1","caller":"+12075550142","timestamp":'$(date +%s)'}'
TIME=$(date +%s)
SIGNATURE=$(printf '%s.%s' "$TIME" "$BODY" | openssl dgst -sha256 -hmac '${secret}' -r | cut -d ' ' -f 1)
curl -X POST '${address}' \\
  -H 'Content-Type: application/json' -H 'X-Key-Id: ${key_id}' \\
  -H "X-Timestamp: $TIME" -H "X-Signature: sha256=$SIGNATURE" --data "$BODY"`;
