import { count, eq, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { formatDay } from "#ui/format.ts";
import type { Login, Viewer } from "../rules.ts";
import { identities, passkeys, ssoProviders, users } from "../schema.ts";
import type { SignInMethod } from "../ui/security/sign-in-methods-list.tsx";

/** Methods with which a user can sign in to their account. */
export interface SignInMethods {
  readonly hasPassword: boolean;
  /** Google, identity providers. */
  readonly linked: readonly { readonly id: string; readonly providerId: string; readonly linkedAt: Date }[];
  readonly passkeysCount: number;
  readonly twoFactorEnabled: boolean;
}

export async function getSignInMethods(db: Executor, userId: string): Promise<SignInMethods> {
  const [methods, [keys], [user]] = await Promise.all([
    db
      .select({
        id: identities.id,
        providerId: identities.providerId,
        linkedAt: identities.createdAt,
        isPasswordSet: sql<boolean>`${identities.password} is not null`,
      })
      .from(identities)
      .where(eq(identities.userId, userId))
      .orderBy(identities.createdAt),
    db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId)),
    db.select({ twoFactorEnabled: users.twoFactorEnabled }).from(users).where(eq(users.id, userId)),
  ]);
  return {
    hasPassword: methods.some(({ providerId, isPasswordSet }) => providerId === "credential" && isPasswordSet),
    linked: methods
      .filter(({ providerId }) => providerId !== "credential")
      .map(({ id, providerId, linkedAt }) => ({ id, providerId, linkedAt })),
    passkeysCount: keys?.count ?? 0,
    twoFactorEnabled: user?.twoFactorEnabled ?? false,
  };
}

interface Emails {
  readonly email: string;
  /** The new address, until it is confirmed. */
  readonly newEmail: string | undefined;
}

/** Each sign-in method's state in words, and the page that changes it. */
export function describeSignInMethods(
  { hasPassword, twoFactorEnabled, passkeysCount, linked }: SignInMethods,
  { email, newEmail }: Emails,
): readonly SignInMethod[] {
  const passkeys = passkeysCount === 1 ? "1 passkey" : `${passkeysCount} passkeys`;
  const others = linked.map(({ providerId }) => (providerId === "google" ? "Google" : "Single sign-on"));
  const logins = [...(hasPassword ? ["Password"] : []), ...new Set(others)];
  return [
    { name: "Password", state: hasPassword ? "Set" : "Not set", path: "/settings/security/password" },
    {
      name: "Email",
      state: newEmail ? `${email} (changes to ${newEmail} once confirmed)` : email,
      path: "/settings/security/email",
    },
    {
      name: "Two-factor authentication",
      state: twoFactorEnabled ? "On" : "Off",
      path: "/settings/security/two-factor",
    },
    { name: "Passkeys", state: passkeysCount === 0 ? "None" : passkeys, path: "/settings/security/passkeys" },
    { name: "Sign-in methods", state: logins.join(", ") || "None", path: "/settings/security/logins" },
  ];
}

/** A user's sign-in methods as shown to them, the password first. */
export async function listLogins(db: Executor, { userId, email }: Pick<Viewer, "userId" | "email">): Promise<Login[]> {
  const { hasPassword, linked } = await getSignInMethods(db, userId);
  const password: Login[] = hasPassword ? [{ kind: "password", name: "Password", note: `With ${email}` }] : [];
  const others = await Promise.all(
    linked.map(
      async ({ id, providerId, linkedAt }): Promise<Login> => ({
        kind: providerId === "google" ? "google" : "organisation",
        name: await describeIdentity(db, providerId),
        note: `Linked on ${formatDay(linkedAt)}`,
        id,
      }),
    ),
  );
  return [...password, ...others];
}

/** The provider's name as shown to users: `Google`, or `Single sign-on (a.example)`. */
export async function describeIdentity(db: Executor, providerId: string): Promise<string> {
  if (providerId === "google") return "Google";
  const [provider] = await db
    .select({ domain: ssoProviders.domain })
    .from(ssoProviders)
    .where(eq(ssoProviders.providerId, providerId));
  return provider ? `Single sign-on (${provider.domain.replaceAll(",", ", ")})` : "Single sign-on";
}
