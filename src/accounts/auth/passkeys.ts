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
 * Passkeys, each of which is two factors in one: something one has, and the finger, face or PIN that opens it. The library asks
 * authenticators for the second, but takes an answer without it too; this one does not, and so no code is asked for afterwards.
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
        // Until its owner calls it something else.
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

/** As browsers write it (WebAuthn Level 3, 5.1), as far as it is looked at. */
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
 * Confirming who one is by a passkey. The library's own endpoints sign in, with whomever's passkey it is: they would leave another session,
 * or another person, where somebody was to prove that it is still them.
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

const validMinutes = 5;

/** A challenge belongs to the session in which it was asked for: its answer proves nothing in another one, and signs nobody in. */
const identifierOf = (sessionId: string): string => `passkey-proof:${sessionId}`;

interface Owner {
  readonly sessionId: string;
  readonly userId: string;
}

type Tools = Pick<Services, "db" | "config" | "clock">;

/** What one of the owner's passkeys is asked, so that they prove who they are. An earlier question is void. */
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
 * Takes a passkey's answer to what was asked last in this session. It counts once, from a passkey of the session's owner, when the device
 * has checked that it is them; the question is used up either way.
 * @returns what is wrong with it: `gone`, nothing was asked, or too long ago; `foreign`, none of theirs; `unverified`, the device
 *   has not checked who uses it.
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

/** @returns undefined for an answer that is none, or was made for something else. */
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
    // Looked at by the caller, so that the person can be told.
    requireUserVerification: false,
    // It throws for whatever is wrong with what was sent, and asks nobody else.
  }).catch(() => undefined);
  return verification?.verified ? verification.authenticationInfo : undefined;
}

type Transports = NonNullable<Parameters<typeof verifyAuthenticationResponse>[0]["credential"]["transports"]>;

/** As the library keeps them: with commas. */
const transportsOf = (text: string | null): Transports => (text ?? "").split(",").filter(Boolean) as Transports;
