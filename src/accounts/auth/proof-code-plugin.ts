import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from "better-auth/api";
import { z } from "zod";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { sendProofCode, takeProofCode } from "../security/proof-codes.ts";

/**
 * Confirming who one is without a password, by a code that is mailed. The library's own codes sign in, which would leave a second session
 * behind.
 */
export function proofCodePlugin(services: Services, mails: AccountMails) {
  const { db } = services;
  return {
    id: "easel-proof-code",
    endpoints: {
      sendProofCode: createAuthEndpoint(
        "/proof-code/send",
        { method: "POST", use: [sensitiveSessionMiddleware] },
        async (context) => {
          const { session, user } = context.context.session;
          await sendProofCode(db, services, mails, { sessionId: session.id, email: user.email });
          return context.json({ status: true });
        },
      ),
      takeProofCode: createAuthEndpoint(
        "/proof-code/verify",
        { method: "POST", use: [sensitiveSessionMiddleware], body: z.object({ code: z.string() }) },
        async (context) => {
          const { code } = context.body;
          const outcome = await takeProofCode(db, services, { sessionId: context.context.session.session.id, code });
          if (outcome === "gone") throw new APIError("BAD_REQUEST", { code: "OTP_EXPIRED" });
          if (outcome === "wrong") throw new APIError("BAD_REQUEST", { code: "INVALID_OTP" });
          return context.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
