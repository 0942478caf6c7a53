import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { ByteRange } from "../http/byte-range.ts";
import { type Files, requireKey } from "./files.ts";

export interface S3Config {
  /** Endpoint of a server that speaks S3; undefined for Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Error that the storage answered instead of doing it. */
export class S3Error extends Error {
  override readonly name = "S3Error";
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

const attemptsMax = 3;
/** For one attempt with the largest file, a film, on a slow line. */
const attemptMs = 60_000;

/**
 * Files as objects of a bucket. An attempt that fails on the way or at the server is made again, up to three times, each for at most a minute.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
export function createS3Files(config: S3Config): Files {
  const call = async (method: "GET" | "PUT" | "DELETE", key: string, sent: Sent = {}): Promise<S3Answer> => {
    requireKey(key);
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === attemptsMax;
      const answer = await send(config, method, key, sent).catch((error: unknown) => {
        if (isLast) throw new Error(`the storage did not answer to ${method} ${key}`, { cause: error });
      });
      if (answer && (isLast || !isTemporary(answer.status))) return answer;
      await pause(200 * attempt * (0.5 + Math.random()));
    }
  };
  return {
    async put(key, bytes) {
      const answer = await call("PUT", key, { bytes });
      if (answer.status !== 200) throw refused("PUT", key, answer);
    },
    async find(key, range) {
      const answer = await call("GET", key, { range });
      if (answer.status === (range ? 206 : 200)) return answer.bytes;
      if (isMissing(answer)) return undefined;
      throw refused("GET", key, answer);
    },
    async delete(key) {
      const answer = await call("DELETE", key);
      if (answer.status !== 204 && answer.status !== 200 && !isMissing(answer)) throw refused("DELETE", key, answer);
    },
  };
}

/**
 * Stores a small file, reads it and deletes it.
 * @throws {S3Error} if the bucket or the keys are wrong; another error if there was no answer.
 */
export async function tryStorage(files: Files): Promise<void> {
  const key = `start/${randomUUID()}`;
  await files.put(key, Buffer.from(key));
  const found = await files.find(key);
  if (!found || Buffer.from(found).toString() !== key) {
    throw new S3Error("a file that was stored did not come back", 200);
  }
  await files.delete(key);
}

interface S3Answer {
  readonly status: number;
  readonly bytes: Buffer;
}

interface Sent {
  readonly bytes?: Uint8Array | undefined;
  /** Range of the file that is read. */
  readonly range?: ByteRange | undefined;
}

async function send(config: S3Config, method: string, key: string, { bytes: body, range }: Sent): Promise<S3Answer> {
  const signer = new AwsV4Signer({
    method,
    url: addressOf(config, key),
    // Signed along: the bytes can't be exchanged on the way.
    headers: {
      "x-amz-content-sha256": createHash("sha256")
        .update(body ?? "")
        .digest("hex"),
      ...(range && { range: `bytes=${range.start}-${range.end}` }),
    },
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: "s3",
  });
  const { url, headers } = await signer.sign();
  const response = await fetch(url, {
    method,
    headers,
    body: body ? new Uint8Array(body) : null,
    redirect: "error",
    signal: AbortSignal.timeout(attemptMs),
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Amazon's buckets are hosts; other servers have them as folders, which all of them understand. */
const addressOf = ({ endpoint, region, bucket }: S3Config, key: string): string =>
  endpoint ? `${endpoint.replace(/\/$/, "")}/${bucket}/${key}` : `https://${bucket}.s3.${region}.amazonaws.com/${key}`;

const isTemporary = (status: number): boolean => status === 429 || (status >= 500 && status !== 501 && status !== 507);

/** A missing bucket is no missing file. */
const isMissing = (answer: S3Answer): boolean => answer.status === 404 && codeOf(answer) !== "NoSuchBucket";

const codeOf = ({ bytes }: S3Answer): string | undefined =>
  /<Code>(\w{1,60})<\/Code>/.exec(bytes.toString("utf8", 0, 2_000))?.[1];

const refused = (method: string, key: string, answer: S3Answer): S3Error =>
  new S3Error(
    `the storage answered ${answer.status} (${codeOf(answer) ?? "no code"}) to ${method} ${key}`,
    answer.status,
  );
