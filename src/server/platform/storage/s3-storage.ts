import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { meteredStream } from './metered-stream.ts';
import type { ByteRange, ListedObject, ObjectStorage, PutOptions, ReadObject, StoredObject } from './storage.ts';
import { StorageError } from './storage.ts';
import { checkKey, checkPrefix } from './storage-key.ts';

export interface S3Options {
  bucket: string;
  region: string;
  access_key_id: string;
  secret_access_key: string;
  /** The address of a service other than Amazon's own. */
  endpoint?: string;
  /** The bucket in the path instead of the host name, as MinIO wants it. */
  force_path_style?: boolean;
}

type Sdk = typeof import('@aws-sdk/client-s3');
type UploadClass = typeof import('@aws-sdk/lib-storage').Upload;

const PART_BYTES = 5 * 1024 * 1024;
/** Parts under way at a time: an upload holds at most this many parts in memory. */
const PARTS_AT_ONCE = 2;

const faultOf = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NoSuchKey' || name === 'NotFound') return new StorageError('not_found', 'No such object');
  if (name === 'InvalidRange') return new StorageError('invalid_range', 'Not within the object');
  return new StorageError('unavailable', 'The object storage did not answer as it should', { cause: error });
};

/** The part after the slash of `bytes 0-99/1234`. */
const wholeSizeOf = (contentRange: string | undefined, length: number | undefined): number =>
  Number(contentRange?.split('/')[1] ?? length ?? 0);

const rangeHeader = (range: ByteRange | undefined): string | undefined =>
  range && `bytes=${range.start}-${range.end ?? ''}`;

/** Objects in an S3-compatible bucket; larger ones go up in parts, and a failed upload takes its parts back. */
class S3Storage implements ObjectStorage {
  readonly #sdk: Sdk;
  readonly #upload: UploadClass;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(sdk: Sdk, upload: UploadClass, client: S3Client, bucket: string) {
    this.#sdk = sdk;
    this.#upload = upload;
    this.#client = client;
    this.#bucket = bucket;
  }

  async put(key: string, stream: Readable, { maxBytes, signal }: PutOptions): Promise<StoredObject> {
    const params = { Bucket: this.#bucket, Key: checkKey(key) };
    const meter = meteredStream(maxBytes);
    const upload = new this.#upload({
      client: this.#client,
      params: { ...params, Body: meter.stream },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    });
    // Not the upload's own abort controller: that one answers before the parts are taken back.
    const piping = pipeline(stream, meter.stream, { signal });
    const uploading = upload.done().catch((error: unknown) => {
      const fault = meter.stream.errored ?? faultOf(error);
      meter.stream.destroy(fault);
      throw fault;
    });
    const [uploaded, piped] = await Promise.allSettled([uploading, piping]);
    if (uploaded.status === 'rejected') throw uploaded.reason;
    if (piped.status === 'rejected') throw piped.reason;
    return meter.result();
  }

  async get(key: string, range?: ByteRange): Promise<ReadObject> {
    const { GetObjectCommand } = this.#sdk;
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: checkKey(key), Range: rangeHeader(range) });
    const answer = await this.#client.send(command).catch((error: unknown) => {
      throw faultOf(error);
    });
    if (!(answer.Body instanceof Readable)) throw new StorageError('unavailable', 'The answer has no body');
    return { stream: answer.Body, size: wholeSizeOf(answer.ContentRange, answer.ContentLength) };
  }

  async remove(key: string): Promise<void> {
    const { DeleteObjectCommand } = this.#sdk;
    await this.#client
      .send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: checkKey(key) }))
      .catch((error: unknown) => {
        const fault = faultOf(error);
        if (fault.code !== 'not_found') throw fault;
      });
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    const { paginateListObjectsV2 } = this.#sdk;
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: checkPrefix(prefix) },
    );
    try {
      for await (const page of pages) {
        for (const { Key: key, Size: size = 0, LastModified: modified_at = new Date(0) } of page.Contents ?? []) {
          if (key !== undefined) yield { key, size, modified_at };
        }
      }
    } catch (error) {
      throw faultOf(error);
    }
  }

  async sweepUnfinished(before: Date): Promise<number> {
    const { AbortMultipartUploadCommand, ListMultipartUploadsCommand } = this.#sdk;
    const bucket = { Bucket: this.#bucket };
    let removed = 0;
    try {
      // One page a sweep (1,000 uploads); what remains is met by the next one.
      const { Uploads: uploads = [] } = await this.#client.send(new ListMultipartUploadsCommand(bucket));
      for (const { Key, UploadId, Initiated } of uploads) {
        if (!Key || !UploadId || !Initiated || Initiated >= before) continue;
        await this.#client.send(new AbortMultipartUploadCommand({ ...bucket, Key, UploadId }));
        removed += 1;
      }
    } catch (error) {
      throw faultOf(error);
    }
    return removed;
  }
}

/** Opens an S3-compatible storage. The vendor's packages are loaded here, so only where they are configured. */
export async function openS3Storage(options: S3Options): Promise<ObjectStorage> {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client = new sdk.S3Client({
    region: options.region,
    endpoint: options.endpoint,
    forcePathStyle: options.force_path_style,
    credentials: { accessKeyId: options.access_key_id, secretAccessKey: options.secret_access_key },
    // Amazon's newer checksum trailers are unknown to many compatible services; signatures cover the bodies already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  });
  return new S3Storage(sdk, Upload, client, options.bucket);
}
