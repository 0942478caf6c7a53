import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { and, eq, gt } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { passkeys, sessions, verifications } from "../schema.ts";

const validMinutes = 5;

/** A challenge belongs to the session in which it was asked for: its answer proves nothing in another one, and signs nobody in. */
const identifierOf = (sessionId: string): string => `passkey-proof:${sessionId}`;

interface Owner {
  readonly sessionId: string;
  readonly userId: string;
}

type Tools = Pick<Services, "db" | "config" | "clock">;

/** What one of the owner's passkeys is asked, so that they prove who they are. An earlier question is void. */
export async function askForPasskey(
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
export async function takePasskeyProof(
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
