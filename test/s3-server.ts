import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import S3rver from "s3rver";

export interface S3Server {
  readonly url: string;
  /** Variables with which the product is configured. */
  readonly environment: Readonly<Record<string, string>>;
  /** Answers a request in the server's place, e.g. as a full one does; undefined lets it through. */
  intercept: ((request: IncomingMessage) => { readonly status: number; readonly code: string } | undefined) | undefined;
  /** Requests that came. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const bucket = "easel-files";

/** A real S3 server with an empty bucket. It doesn't check signatures of version 4, so they are checked in front of it. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(os.tmpdir(), "easel-s3-"));
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const requests: string[] = [];
  const state: Pick<S3Server, "intercept"> = { intercept: undefined };
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const instead = isSignedRight(request)
      ? state.intercept?.(request)
      : { status: 403, code: "SignatureDoesNotMatch" };
    if (!instead) return answer(request, response);
    request.resume();
    response.writeHead(instead.status).end(`<Error><Code>${instead.code}</Code></Error>`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    url,
    requests,
    environment: {
      S3_ENDPOINT: url,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await rm(directory, { recursive: true });
    },
  });
}

/** @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSignedRight({ method, url = "", headers }: IncomingMessage): boolean {
  const given = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=(\S+), Signature=(\w+)/.exec(
    headers.authorization ?? "",
  );
  if (!given) return false;
  const [, accessKeyId, day = "", region = "", signedHeaders = "", signature] = given;
  const lines = signedHeaders.split(";").map((name) => `${name}:${headers[name]}\n`);
  const asked = [method, url, "", lines.join(""), signedHeaders, headers["x-amz-content-sha256"]].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash("sha256").update(asked).digest("hex");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, digest].join("\n");
  const sign = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(sign, `AWS4${keys.secretAccessKey}`);
  return accessKeyId === keys.accessKeyId && sign(key, text).toString("hex") === signature;
}
