import { getAuthenticatorName, passkey } from "@better-auth/passkey";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, getSessionFromCtx, sensitiveSessionMiddleware } from "better-auth/api";
import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import type { Config } from "#platform/config.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Services } from "#platform/services.ts";
import { passkeyNameError } from "../rules.ts";
import { passkeys, sessions, verifications } from "../schema.ts";
import { describeDevice } from "../security/describe-device.ts";
import { type HookContext, readClientFacts } from "./hook-context.ts";

/**
 * Passkeys, which are two factors in one: a device, and the fingerprint, face or PIN that unlocks it. The library requests the second but
 * accepts responses without it. This plugin doesn't, so no code is required afterwards.
 */
export function verifiedPasskeys({ product, baseUrl }: Pick<Config, "product" | "baseUrl">) {
  return passkey({
    rpName: product.name,
    rpID: new URL(baseUrl).hostname,
    origin: baseUrl,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      async afterVerification({ ctx, verification }) {
        const { registrationInfo } = verification;
        requireVerifiedUser(registrationInfo?.userVerified);
        const { userAgent } = readClientFacts(ctx.headers);
        // The name until the owner changes it.
        return { name: getAuthenticatorName(registrationInfo?.aaguid) ?? describeDevice(userAgent) };
      },
    },
    authentication: {
      async afterVerification({ verification }) {
        requireVerifiedUser(verification.authenticationInfo.userVerified);
      },
    },
  });
}

function requireVerifiedUser(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError("UNAUTHORIZED", { code: "USER_NOT_VERIFIED" });
}

/** The parts we read of a browser's response (WebAuthn Level 3, 5.1). */
const answerSchema = z.object({
  id: z.string().max(1_364),
  rawId: z.string(),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
  response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});

const refusals = {
  gone: ["BAD_REQUEST", "CHALLENGE_NOT_FOUND"],
  foreign: ["NOT_FOUND", "PASSKEY_NOT_FOUND"],
  unverified: ["UNAUTHORIZED", "USER_NOT_VERIFIED"],
  wrong: ["BAD_REQUEST", "AUTHENTICATION_FAILED"],
} as const;

/**
 * Step-up with a passkey. The library's own endpoints sign in, with anyone's passkey. They would leave a second session behind, or another
 * user's, where the current user was to confirm their identity.
 */
export function passkeyStepUpPlugin(services: Services) {
  return {
    id: "easel-passkey-proof",
    endpoints: {
      askForPasskey: createAuthEndpoint(
        "/passkey-step-up/ask",
        { method: "POST", use: [sensitiveSessionMiddleware] },
        async (context) => {
          const { session, user } = context.context.session;
          return context.json(await askForPasskey(services, { sessionId: session.id, userId: user.id }));
        },
      ),
      takePasskeyStepUp: createAuthEndpoint(
        "/passkey-step-up/verify",
        { method: "POST", use: [sensitiveSessionMiddleware], body: z.object({ response: answerSchema }) },
        async (context) => {
          const { session, user } = context.context.session;
          const owner = { sessionId: session.id, userId: user.id };
          const outcome = await takePasskeyStepUp(services, owner, context.body.response);
          if (outcome === "right") return context.json({ status: true });
          const [status, code] = refusals[outcome];
          throw new APIError(status, { code });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

const ownersPaths = ["/passkey/update-passkey", "/passkey/delete-passkey"];
/** Credential ids have up to 1,023 bytes (WebAuthn Level 3, section 4), in base64url. */
const credentialId = /^[\w-]{1,1364}$/;

/** Refuses input that the library's passkey endpoints would pass to the database unchecked, or answer with a server error. */
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

/** Another user's passkey looks as if it didn't exist. */
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

const validMinutes = 5;

/** A challenge belongs to the session that requested it. A response to it confirms nothing in another session, and signs no one in. */
const identifierOf = (sessionId: string): string => `passkey-proof:${sessionId}`;

interface Owner {
  readonly sessionId: string;
  readonly userId: string;
}

type Tools = Pick<Services, "db" | "config" | "clock">;

/** Creates the step-up challenge for the owner's passkeys. It replaces an earlier one. */
async function askForPasskey(
  { db, config, clock }: Tools,
  { sessionId, userId }: Owner,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const own = await db
    .select({ id: passkeys.credentialID, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  const options = await generateAuthenticationOptions({
    rpID: new URL(config.baseUrl).hostname,
    userVerification: "required",
    allowCredentials: own.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
  });
  const identifier = identifierOf(sessionId);
  const expiresAt = new Date(clock.now().getTime() + validMinutes * 60_000);
  await db.transaction(async (transaction) => {
    await transaction.delete(verifications).where(eq(verifications.identifier, identifier));
    await transaction.insert(verifications).values({ identifier, value: options.challenge, expiresAt });
  });
  return options;
}

/**
 * Checks a passkey's response to the session's latest challenge. It counts once, from a passkey of the session's owner, if the device has
 * verified the user. The challenge is used up either way.
 * @returns what is wrong with it: `gone`, no challenge or an expired one; `foreign`, not one of their passkeys; `unverified`, the device
 * has not verified the user.
 */
async function takePasskeyStepUp(
  tools: Tools,
  { sessionId, userId }: Owner,
  answer: AuthenticationResponseJSON,
): Promise<"right" | "wrong" | "gone" | "foreign" | "unverified"> {
  const { db, clock } = tools;
  const isAsked = and(eq(verifications.identifier, identifierOf(sessionId)), gt(verifications.expiresAt, clock.now()));
  const [asked] = await db.delete(verifications).where(isAsked).returning({ challenge: verifications.value });
  if (!asked) return "gone";
  const isTheirs = and(eq(passkeys.credentialID, answer.id), eq(passkeys.userId, userId));
  const [passkey] = await db.select().from(passkeys).where(isTheirs);
  if (!passkey) return "foreign";
  const checked = await check(tools, passkey, { answer, challenge: asked.challenge });
  if (!checked) return "wrong";
  if (!checked.userVerified) return "unverified";
  await db.transaction(async (transaction) => {
    const now = clock.now();
    const used = { counter: checked.newCounter, lastUsedAt: now };
    await transaction.update(passkeys).set(used).where(eq(passkeys.id, passkey.id));
    await transaction.update(sessions).set({ reauthenticatedAt: now }).where(eq(sessions.id, sessionId));
  });
  return "right";
}

/** @returns undefined for an invalid response, or one to another challenge. */
async function check(
  { config: { baseUrl } }: Tools,
  { credentialID, publicKey, counter, transports }: typeof passkeys.$inferSelect,
  { answer, challenge }: { readonly answer: AuthenticationResponseJSON; readonly challenge: string },
) {
  const verification = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: baseUrl,
    expectedRPID: new URL(baseUrl).hostname,
    credential: {
      id: credentialID,
      publicKey: new Uint8Array(Buffer.from(publicKey, "base64")),
      counter,
      transports: transportsOf(transports),
    },
    // The caller checks this, so that it can tell the user.
    requireUserVerification: false,
    // It throws for any invalid input and makes no outside calls.
  }).catch(() => undefined);
  return verification?.verified ? verification.authenticationInfo : undefined;
}

type Transports = NonNullable<Parameters<typeof verifyAuthenticationResponse>[0]["credential"]["transports"]>;

/** The library stores them comma-separated. */
const transportsOf = (text: string | null): Transports => (text ?? "").split(",").filter(Boolean) as Transports;
