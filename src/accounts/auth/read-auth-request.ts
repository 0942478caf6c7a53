import { AppError } from "#platform/errors.ts";
import type { AuthCall } from "./auth-call.ts";

/**
 * Reads a request of the library's own HTTP interface.
 * @param basePath before the endpoint's own path.
 * @throws {AppError} for other methods, and for bodies that are no JSON object.
 */
export async function readAuthRequest(request: Request, basePath: string): Promise<AuthCall> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(basePath.length);
  return { method: methodOf(request), path: `${path}${search}`, ...(await readBody(request, path)) };
}

function methodOf({ method }: Request): AuthCall["method"] {
  if (method === "GET" || method === "POST") return method;
  throw new AppError("method_not_allowed", {
    userMessage: "This address takes GET and POST only.",
    headers: { Allow: "GET, POST" },
  });
}

/** JSON objects only; identity providers alone send forms (SAML 2.0 bindings, section 3.5). */
async function readBody(request: Request, path: string): Promise<Pick<AuthCall, "body">> {
  if (request.method !== "POST") return {};
  const type = request.headers.get("content-type") ?? "";
  if (path.startsWith("/sso/saml2/") && type.startsWith("application/x-www-form-urlencoded")) {
    return { body: Object.fromEntries(new URLSearchParams(await request.text())) };
  }
  const body: unknown = type.startsWith("application/json") ? await request.json() : undefined;
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { body: { ...body } };
  throw new AppError(type.startsWith("application/json") ? "malformed_request" : "unsupported_media_type", {
    userMessage: "This address reads one JSON object. Please send it as application/json.",
  });
}
