import { APIError, getSessionFromCtx } from "better-auth/api";
import { and, eq } from "drizzle-orm";
import { isUuid } from "#platform/db/uuid.ts";
import type { Services } from "#platform/services.ts";
import { passkeyNameError } from "../rules.ts";
import { passkeys } from "../schema.ts";
import type { HookContext } from "./hook-context.ts";

const ownersPaths = ["/passkey/update-passkey", "/passkey/delete-passkey"];
/** As authenticators make them: up to 1,023 bytes (WebAuthn Level 3, section 4), in base64url. */
const credentialId = /^[\w-]{1,1364}$/;

/** What the library's passkey endpoints would pass on to the database as it was sent, or answer with an error of ours. */
export async function checkPasskeyCall({ db }: Pick<Services, "db">, context: HookContext) {
  const { path = "", body } = context;
  if (!path.startsWith("/passkey/")) return undefined;
  if (path === "/passkey/verify-authentication") {
    const { response } = body ?? {};
    const id = typeof response === "object" && response !== null && "id" in response ? response.id : undefined;
    if (typeof id !== "string" || !credentialId.test(id)) throw notFound();
  }
  if (ownersPaths.includes(path)) await checkOwner(db, context);
  if (typeof body?.name !== "string") return undefined;
  const error = passkeyNameError(body.name);
  if (error) throw new APIError("UNPROCESSABLE_ENTITY", { code: "INVALID_INPUT", message: `${error}.` });
  return undefined;
}

/** Somebody else's passkey looks like none at all. */
async function checkOwner(db: Services["db"], context: HookContext): Promise<void> {
  const current = await getSessionFromCtx(context as Parameters<typeof getSessionFromCtx>[0]);
  if (!current) throw new APIError("UNAUTHORIZED", { code: "UNAUTHORIZED" });
  const id = context.body?.id;
  if (typeof id !== "string" || !isUuid(id)) throw notFound();
  const isTheirs = and(eq(passkeys.id, id), eq(passkeys.userId, current.user.id));
  const [found] = await db.select({ id: passkeys.id }).from(passkeys).where(isTheirs);
  if (!found) throw notFound();
}

const notFound = () => new APIError("NOT_FOUND", { code: "PASSKEY_NOT_FOUND" });
