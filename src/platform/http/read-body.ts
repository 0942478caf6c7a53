import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { collectBody, refuseTooLarge } from "./bodies/collect-body.ts";
import { receivedForm } from "./bodies/received-form.ts";
import { scanForm } from "./bodies/scan-form.ts";
import { type JsonBounds, largeJson, scanJson, usualJson } from "./bodies/scan-json.ts";
import { scanMultipart } from "./bodies/scan-multipart.ts";
import type { Uploads } from "./bodies/uploads.ts";

const bodyTypes = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"] as const;
type BodyType = (typeof bodyTypes)[number];

/** An address that accepts a larger body of one type, after a check. */
export interface Upload {
  readonly path: string | RegExp;
  readonly bytesMax: number;
  /** Files come as forms, documents as JSON. */
  readonly type: "multipart/form-data" | "application/json";
  /**
   * Runs before a byte is read.
   * @returns who uploads; undefined for a client whose body may only be as large as any, because the page itself answers it.
   * @throws {AppError} if the client may not.
   */
  admit(c: Context<AppEnv>): Promise<string | undefined>;
}

export interface BodyRules {
  readonly bytesMax: number;
  readonly uploads: Uploads;
  readonly uploadsAt?: readonly Upload[];
  /** Paths whose parameters are all in the address: a POST there may have an empty body of any type. */
  readonly bodylessPaths?: readonly (string | RegExp)[];
}

/**
 * Prepares the body of a POST or PUT, and refuses what no route may read: an unknown type, too large a size. The rest happens when the route
 * asks for the body, after its own checks of session and limits: it must be well-formed, within bounds that make parsing cheap, and contain no
 * NUL. It is then parsed once, by the route. Nothing is read for a route that does not ask.
 */
export function readBody({ bytesMax, uploads, uploadsAt = [], bodylessPaths = [] }: BodyRules) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method !== "POST" && c.req.method !== "PUT") return next();
    const contentType = c.req.header("content-type") ?? "";
    const { path, raw } = c.req;
    if (bodylessPaths.some((one) => isAt(one, path))) {
      const bytes = await collectBody(raw, bytesMax);
      const checked =
        bytes.byteLength > 0 ? scanned(bytes, { type: bodyTypeOf(contentType), contentType, json: usualJson }) : bytes;
      c.req.raw = new Request(raw, { body: checked });
      return next();
    }
    const type = bodyTypeOf(contentType);
    const upload = uploadsAt.find((one) => isAt(one.path, path));
    const userId = await upload?.admit(c);
    const isLarge = upload?.type === type && userId !== undefined;
    const max = isLarge ? upload.bytesMax : bytesMax;
    refuseTooLarge(raw.headers, max);
    if (!isLarge) {
      c.req.raw = withBody(raw, async () =>
        scanned(await collectBody(raw, max), { type, contentType, json: usualJson }),
      );
      return next();
    }
    const underWay = uploads.begin(userId, raw.signal);
    try {
      if (type === "application/json") {
        c.req.raw = withBody(raw, async () =>
          scanned(await underWay.collect(raw, max), { type, contentType, json: largeJson }),
        );
        await next();
      } else {
        c.req.raw = new Request(raw, { body: new Uint8Array() });
        await receivedForm.run(() => underWay.receive(raw, max), next);
      }
    } finally {
      await underWay.end();
    }
  });
}

const isAt = (one: string | RegExp, path: string): boolean => (typeof one === "string" ? one === path : one.test(path));

function bodyTypeOf(contentType: string): BodyType {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase();
  const known = bodyTypes.find((bodyType) => bodyType === type);
  if (known) return known;
  throw new AppError("unsupported_media_type", {
    userMessage: `We don’t accept this content type. Please send one of: ${bodyTypes.join(", ")}.`,
  });
}

/** The same request with a body that is read when the route asks. */
function withBody(request: Request, read: () => Promise<Uint8Array>): Request {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        controller.enqueue(await read());
        controller.close();
      },
    },
    // Otherwise the stream would ask by itself.
    { highWaterMark: 0 },
  );
  return new Request(request, { body, duplex: "half" } as RequestInit);
}

interface Expected {
  readonly type: BodyType;
  readonly contentType: string;
  readonly json: JsonBounds;
}

/** @returns the bytes, without half characters in JSON. @throws {AppError} `malformed_request` */
function scanned<Bytes extends Uint8Array>(bytes: Bytes, { type, contentType, json }: Expected): Bytes {
  if (type === "application/json") scanJson(bytes, json);
  else if (type === "multipart/form-data") scanMultipart(bytes, contentType);
  else scanForm(bytes);
  return bytes;
}
