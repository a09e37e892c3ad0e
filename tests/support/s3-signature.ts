import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Credentials {
  access_key_id: string;
  secret_access_key: string;
  region: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

function canonicalRequest(request: IncomingMessage, signedHeaders: string, bodyHash: string): string {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const pairs = query.split('&').filter((pair) => pair !== '');
  const withValues = pairs.map((pair) => (pair.includes('=') ? pair : `${pair}=`)).sort(byText);
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  return [request.method, path, withValues.join('&'), headers.join(''), signedHeaders, bodyHash].join('\n');
}

/** Why a request's AWS Signature Version 4 does not hold, or null when it does. */
export function signatureFault(request: IncomingMessage, body: Buffer, credentials: S3Credentials): string | null {
  const [, keyId, day, region, signedHeaders = '', signature = ''] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  const at = String(request.headers['x-amz-date'] ?? '');
  const bodyHash = String(request.headers['x-amz-content-sha256'] ?? '');
  if (!keyId || !day || at.slice(0, 8) !== day) return 'MissingSecurityHeader';
  if (keyId !== credentials.access_key_id || region !== credentials.region) return 'InvalidAccessKeyId';
  if (!signedHeaders.split(';').includes('host')) return 'MissingSecurityHeader';
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonicalRequest(request, signedHeaders, bodyHash))].join('\n');
  const dayKey = hmac(`AWS4${credentials.secret_access_key}`, day);
  const signingKey = hmac(hmac(hmac(dayKey, credentials.region), 's3'), 'aws4_request');
  const expected = hmac(signingKey, text);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}
