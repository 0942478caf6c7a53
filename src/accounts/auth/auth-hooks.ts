import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { users } from "../schema.ts";
import { changeOwnUser } from "./change-own-user.ts";
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
export function hooksPlugin(services: Services, mails: AccountMails): BetterAuthPlugin {
  const matcher = () => true;
  const before = createAuthMiddleware(async (context) => {
    await findWhoSignsOut(context);
    await guardEmailChange(services, context);
    await requireRecentProof(services, context);
    await checkNewPassword(context);
    return (await changeOwnUser(services, context)) ?? checkNewAccount(context);
  });
  const after = createAuthMiddleware(async (context) => {
    await ensureSignedOut(services, context);
    await noteSecurityEvents(services, mails, context);
  });
  return { id: "easel-hooks", hooks: { before: [{ matcher, handler: before }], after: [{ matcher, handler: after }] } };
}

/** What the product adds around each row that the library writes. */
export function createDatabaseHooks({ db }: Pick<Services, "db">) {
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
