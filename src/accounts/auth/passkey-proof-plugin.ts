import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from "better-auth/api";
import { z } from "zod";
import type { Services } from "#platform/services.ts";
import { askForPasskey, takePasskeyProof } from "../passkeys/passkey-proof.ts";

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
export function passkeyProofPlugin(services: Services) {
  return {
    id: "easel-passkey-proof",
    endpoints: {
      askForPasskey: createAuthEndpoint(
        "/passkey-proof/ask",
        { method: "POST", use: [sensitiveSessionMiddleware] },
        async (context) => {
          const { session, user } = context.context.session;
          return context.json(await askForPasskey(services, { sessionId: session.id, userId: user.id }));
        },
      ),
      takePasskeyProof: createAuthEndpoint(
        "/passkey-proof/verify",
        { method: "POST", use: [sensitiveSessionMiddleware], body: z.object({ response: answerSchema }) },
        async (context) => {
          const { session, user } = context.context.session;
          const owner = { sessionId: session.id, userId: user.id };
          const outcome = await takePasskeyProof(services, owner, context.body.response);
          if (outcome === "right") return context.json({ status: true });
          const [status, code] = refusals[outcome];
          throw new APIError(status, { code });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
