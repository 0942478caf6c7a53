import { createMiddleware } from "hono/factory";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "../errors.ts";

const urlLengthMax = 2_048;
const queryParameterLengthMax = 500;
export const bodyBytesMax = 64 * 1_024;

const methods = ["GET", "HEAD", "POST"];
const bodyTypes = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"];

/** Turns away what no route could answer sensibly, before any route sees it. */
export const rejectBadRequests = createMiddleware(async (c, next) => {
  if (!methods.includes(c.req.method)) {
    throw new AppError("method_not_allowed", {
      userMessage: `${c.req.method} does not work here. This address answers ${methods.join(", ")}.`,
      headers: { Allow: methods.join(", ") },
    });
  }
  rejectBadUrl(c.req.url);
  if (c.req.method === "POST") rejectBadBodyType(c.req.header("content-type"));
  await next();
});

export const limitBody = bodyLimit({
  maxSize: bodyBytesMax,
  onError: () => {
    throw new AppError("payload_too_large", { userMessage: `What you sent is larger than ${bodyBytesMax / 1_024} kB. Please shorten it.` });
  },
});

function rejectBadUrl(address: string): void {
  if (address.length > urlLengthMax) {
    throw new AppError("uri_too_long", { userMessage: "This address is too long. Please shorten the search." });
  }
  const url = new URL(address);
  decode(url.pathname, "path");
  const seen = new Set<string>();
  for (const pair of url.search.slice(1).split("&")) {
    const [rawName = "", ...rest] = pair.split("=");
    const name = decode(rawName.replaceAll("+", " "), "query");
    const value = decode(rest.join("=").replaceAll("+", " "), "query");
    if (pair !== "" && seen.has(name)) {
      throw malformed(`The parameter “${name.slice(0, 40)}” is given more than once. Please give it once.`);
    }
    if (value.length > queryParameterLengthMax) {
      throw malformed(`The parameter “${name.slice(0, 40)}” is longer than ${queryParameterLengthMax} characters. Please shorten it.`);
    }
    seen.add(name);
  }
}

/** Control characters never belong in an address; NUL would also be refused by PostgreSQL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f]/;

function decode(text: string, where: "path" | "query"): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    throw malformed(`The ${where} of this address is not valid UTF-8. Please check the link.`);
  }
  if (controlCharacters.test(decoded)) throw malformed(`The ${where} of this address holds a control character. Please check the link.`);
  return decoded;
}

function rejectBadBodyType(contentType: string | undefined): void {
  const type = contentType?.split(";")[0]?.trim().toLowerCase();
  if (type && bodyTypes.includes(type)) return;
  throw new AppError("unsupported_media_type", {
    userMessage: `This content type is not read here. Please send one of: ${bodyTypes.join(", ")}.`,
  });
}

function malformed(userMessage: string): AppError {
  return new AppError("malformed_request", { userMessage });
}
