import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { checkNewEmail, confirmNewEmail } from "./change-email.ts";
import { checkNewAccount } from "./check-new-account.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { readClientFacts } from "./client-headers.ts";
import { ensureSignedOut, findWhoSignsOut } from "./ensure-signed-out.ts";
import { guardEmailChange } from "./guard-email-change.ts";
import { noteSecurityEvents } from "./note-security-events.ts";
import { requireRecentProof } from "./require-recent-proof.ts";

/**
 * What the product adds around each of the library's endpoints. The last plugin of all: afterwards, what the second factor's plugin made of
 * a sign-in stands.
 */
export function hooksPlugin(
  services: Services,
  mails: AccountMails,
  forget: (userId: string) => void,
): BetterAuthPlugin {
  const matcher = () => true;
  const before = createAuthMiddleware(async (context) => {
    await findWhoSignsOut(context);
    await guardEmailChange(services, context);
    await requireRecentProof(services, context);
    await checkNewPassword(context);
    return (
      checkNewEmail(context) ?? (await confirmNewEmail(services, mails, context)) ?? (await checkNewAccount(context))
    );
  });
  const after = createAuthMiddleware(async (context) => {
    await ensureSignedOut(services, context);
    await noteSecurityEvents(services, mails, context);
    if (context.path === "/get-session" || context.method === "GET") return;
    // Other processes hear of it from the database; this one, which answers next, is not to be a moment late.
    const { session, newSession } = context.context;
    for (const owner of [session, newSession]) if (owner) forget(owner.user.id);
  });
  return { id: "easel-hooks", hooks: { before: [{ matcher, handler: before }], after: [{ matcher, handler: after }] } };
}

/** What the product adds around each row that the library writes. */
export function createDatabaseHooks({ db, clock }: Pick<Services, "db" | "clock">) {
  // We never act for somebody at Google or elsewhere, so what would let us is not kept.
  const withoutTokens = { accessToken: null, refreshToken: null, idToken: null };
  return {
    user: {
      create: {
        before: async <User extends { name: string; firstName?: unknown; lastName?: unknown }>(user: User) => {
          if (user.firstName) return { data: user };
          const [firstName = "", ...rest] = user.name.trim().split(/\s+/);
          return { data: { ...user, firstName, lastName: rest.join(" ") } };
        },
        after: async (user: { readonly id: string }, context: { readonly headers?: Headers | undefined } | null) => {
          const client = readClientFacts(context?.headers);
          await recordSecurityEvent(db, { userId: user.id, kind: "signed-up", ...client, happenedAt: clock.now() });
        },
      },
    },
    account: {
      create: {
        before: async <Account extends object>(account: Account) => ({ data: { ...account, ...withoutTokens } }),
      },
      update: {
        before: async <Account extends object>(account: Account) => ({ data: { ...account, ...withoutTokens } }),
      },
    },
    session: {
      create: {
        before: async <Session extends { userId: string }>(
          session: Session,
          context: { readonly headers?: Headers | undefined } | null,
        ) => {
          const [user] = await db
            .select({ disabledAt: users.disabledAt })
            .from(users)
            .where(eq(users.id, session.userId));
          if (user?.disabledAt) throw new APIError("FORBIDDEN", { code: "ACCOUNT_DISABLED" });
          const { ipAddress } = readClientFacts(context?.headers);
          return { data: { ...session, ipAddress } };
        },
      },
    },
  };
}
