import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";

const bodyTypes = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"] as const;
type BodyType = (typeof bodyTypes)[number];

/** An address that accepts a larger body, after a check. */
export interface Upload {
  readonly path: string | RegExp;
  readonly bytesMax: number;
  /** Runs before a byte is read. @throws {AppError} if the client may not upload. */
  admit(c: Context<AppEnv>): Promise<void>;
}

/**
 * Reads the whole body of a POST or PUT before any route sees it: it must have a known type, not be too large, be well-formed, and contain no NUL,
 * which PostgreSQL refuses. Half of a character, which JSON can hold and PostgreSQL refuses as well, is replaced, as browsers do in forms.
 * Routes then read it again from memory.
 * @param bodylessPaths paths whose parameters are all in the address: a POST there may have an empty body of any type.
 */
export function readBody(
  bytesMax: number,
  uploads: readonly Upload[] = [],
  bodylessPaths: readonly (string | RegExp)[] = [],
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method === "POST" || c.req.method === "PUT") {
      const contentType = c.req.header("content-type") ?? "";
      const { path } = c.req;
      const isHere = (one: string | RegExp) => (typeof one === "string" ? one === path : one.test(path));
      const mayBeEmpty = bodylessPaths.some(isHere);
      if (!mayBeEmpty) bodyTypeOf(contentType);
      const upload = uploads.find((one) => isHere(one.path));
      await upload?.admit(c);
      const bytes = await collectBody(c.req.raw, upload?.bytesMax ?? bytesMax);
      const isNothing = mayBeEmpty && bytes.byteLength === 0;
      const checked = isNothing ? bytes : await checkBody(bytes, bodyTypeOf(contentType), contentType);
      c.req.raw = new Request(c.req.raw, { body: checked });
    }
    await next();
  });
}

function bodyTypeOf(contentType: string): BodyType {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase();
  const known = bodyTypes.find((bodyType) => bodyType === type);
  if (known) return known;
  throw new AppError("unsupported_media_type", {
    userMessage: `We don’t accept this content type. Please send one of: ${bodyTypes.join(", ")}.`,
  });
}

/** @throws {AppError} `payload_too_large`, or `malformed_request` if the body is incomplete. */
export async function collectBody(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () =>
    new AppError("payload_too_large", {
      userMessage: `What you sent is larger than ${writeSize(bytesMax)}. Please ${bytesMax < megabyte ? "shorten it" : "choose something smaller"}.`,
      // The rest of the body is not read.
      headers: { Connection: "close" },
    });
  if (Number(request.headers.get("content-length") ?? 0) > bytesMax) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > bytesMax) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("malformed_request", {
      userMessage: "We didn’t receive all of what you sent. Please try again.",
      cause: error,
    });
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const megabyte = 1_024 * 1_024;

function writeSize(bytes: number): string {
  return bytes < megabyte ? `${Math.floor(bytes / 1_024)} kB` : `${Math.floor(bytes / megabyte)} MB`;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** @returns what the route reads. @throws {AppError} `malformed_request` */
async function checkBody(bytes: Bytes, type: BodyType, contentType: string): Promise<Bytes> {
  const read = await readers[type](bytes, contentType).catch((error: unknown) => {
    throw new AppError("malformed_request", {
      userMessage: "We couldn’t read what you sent. Please reload the page and try again.",
      message: `malformed ${type}`,
      cause: error,
    });
  });
  if (read.hasNul) {
    throw new AppError("malformed_request", {
      userMessage: "What you sent contains a NUL character. Please remove it.",
    });
  }
  return read.mended ?? bytes;
}

const isNul = (text: string): boolean => text.includes("\0");

interface ReadText {
  readonly hasNul: boolean;
  /** Instead of what was sent. */
  readonly mended?: Bytes;
}

/** Each parses a body as its route will. @throws if it is malformed. */
const readers: Record<BodyType, (bytes: Bytes, contentType: string) => Promise<ReadText>> = {
  async "application/json"(bytes) {
    let hasNul = false;
    let isWhole = true;
    const whole = (text: string): string => {
      hasNul ||= isNul(text);
      isWhole &&= text.isWellFormed();
      return text.toWellFormed();
    };
    const value: unknown = JSON.parse(decodeUtf8(bytes), (key, given: unknown) => {
      whole(key);
      return typeof given === "string" ? whole(given) : given;
    });
    return isWhole ? { hasNul } : { hasNul, mended: new TextEncoder().encode(JSON.stringify(value)) };
  },
  async "application/x-www-form-urlencoded"(bytes) {
    return { hasNul: isNul(decodeURIComponent(decodeUtf8(bytes).replaceAll("+", " "))) };
  },
  async "multipart/form-data"(bytes, contentType) {
    const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
    const hasNul = [...form].some(
      ([name, value]) => isNul(name) || isNul(typeof value === "string" ? value : value.name),
    );
    return { hasNul };
  },
};

function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
