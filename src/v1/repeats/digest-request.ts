import { createHash } from "node:crypto";
import type { Services } from "#platform/services.ts";

/** These say in which form an answer comes, not what it says. */
const forms = ["stream", "stream_options"];

/** Tells what was sent to an endpoint from anything else, and reveals nothing of it. @param request its values; bytes count, too. */
export function digestRequest({ secrets }: Pick<Services, "secrets">, endpoint: string, request: object): string {
  const fields = Object.entries(request).filter(([name, value]) => value != null && !forms.includes(name));
  const hashed = fields.map(([name, value]) => [
    name,
    value instanceof Uint8Array ? createHash("sha256").update(value).digest("base64url") : value,
  ]);
  return secrets.digest("request of a program", JSON.stringify([endpoint, hashed]));
}
