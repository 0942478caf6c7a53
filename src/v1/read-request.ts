import type { Context } from "hono";
import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { collectBody } from "#platform/http/bodies/collect-body.ts";
import { type JsonBounds, scanJson } from "#platform/http/bodies/scan-json.ts";
import type { UploadUnderWay } from "#platform/http/bodies/uploads.ts";
import { requireBounded } from "./body-bounds.ts";
import { type ApiError, wrongValue } from "./errors.ts";

/** Some pictures as data URLs, or a book as text. */
const bodyBytesMax = 10 * 1_024 * 1_024;

/** Values in all of it, however deep: a long conversation with its tools has some thousands. */
const bounds: JsonBounds = { depthMax: 100, entriesMax: 100_000, mayHaveNul: true };

/** Bytes up to which a request counts as no upload: programs send many at once. */
const smallBytesMax = 64 * 1_024;

/**
 * Reads a request's JSON as a schema has it. It is scanned before it is parsed.
 * @param begin counts it among its user's uploads, where it is large.
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`, `malformed_request`; `invalid_input`, which names the parameter.
 */
export async function readRequest<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
  begin: () => UploadUnderWay,
): Promise<z.output<Schema>> {
  const type = c.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new AppError("unsupported_media_type", { userMessage: "Send the request as application/json." });
  }
  const body = await readValue(c.req.raw, begin);
  requireBounded(body);
  return checkRequest(schema, body);
}

async function readValue(request: Request, begin: () => UploadUnderWay): Promise<unknown> {
  const isSmall = Number(request.headers.get("content-length") ?? Number.NaN) <= smallBytesMax;
  if (isSmall) return parse(await collectBody(request, smallBytesMax));
  const upload = begin();
  try {
    return parse(await upload.collect(request, bodyBytesMax));
  } finally {
    await upload.end();
  }
}

/** @throws {ApiError} `invalid_input`, which names the parameter. */
export function checkRequest<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw describeIssue(read.error.issues[0]);
}

/** @throws {AppError} `malformed_request` */
function parse(bytes: Uint8Array): unknown {
  scanJson(bytes, bounds);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError("malformed_request", {
      userMessage: "We could not parse the JSON body of your request.",
      cause: error,
    });
  }
}

type Issue = z.core.$ZodIssue;

function describeIssue(issue: Issue | undefined): ApiError {
  if (!issue) return wrongValue("", "The request has a value that this endpoint doesn’t take.");
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    const param = [...path, issue.keys[0] ?? ""].join(".");
    return wrongValue(param, `Unrecognized request argument supplied: ${shorten(param)}.`, "unknown_parameter");
  }
  // What is wrong is in one of the forms that a value can have: in the one that comes closest.
  const inner = issue.code === "invalid_union" ? closest(issue.errors) : undefined;
  if (inner) return describeIssue({ ...inner, path: [...issue.path, ...inner.path] });
  const param = path.join(".");
  if (issue.code === "invalid_type" && issue.input === undefined && issue.message.includes("received undefined")) {
    return wrongValue(param, `Missing required parameter: '${shorten(param)}'.`, "missing_required_parameter");
  }
  return wrongValue(param, `Invalid value for '${shorten(param)}': ${issue.message}.`);
}

const closest = (errors: readonly (readonly Issue[])[]): Issue | undefined =>
  errors.map(([first]) => first).toSorted((a, b) => (b?.path.length ?? 0) - (a?.path.length ?? 0))[0];

const shorten = (param: string): string => param.slice(0, 100);

/** Clients send null for what they leave out. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** A parameter of OpenAI's that we don't serve, unless it says what we do anyway. */
export const only = <const Value extends string | number | boolean>(value: Value, error: string) =>
  z.literal(value, { error }).nullish();

/** Parameter that says who uses the program. It is for the operator of the API, and isn’t passed on to providers. */
export const forUs = z.unknown().optional();
