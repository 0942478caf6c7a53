import { timingSafeEqual } from "node:crypto";
import { sso } from "@better-auth/sso";
import type { BetterAuthOptions } from "better-auth";
import type { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { parseEmail } from "#platform/forms/rules.ts";
import { SealError } from "#platform/seal.ts";
import type { Services } from "#platform/services.ts";
import { describeUnreadable, openConfig } from "../sso/sealed-config.ts";
import { findSsoProvider } from "../sso/sso-providers.ts";
import type { HookContext } from "./hook-context.ts";

/** The library's single sign-on, as strict as it can be made (docs/decisions/0017-federated-sign-in.md). */
export function singleSignOn() {
  return sso({
    // Only providers whose domains somebody has vouched for; their word about addresses of these domains is as good as a mail to them.
    domainVerification: { enabled: true },
    saml: {
      // An answer to a request of ours, asked in this browser; not one that a provider sends of itself.
      enableInResponseToValidation: true,
      allowIdpInitiated: false,
      requireTimestamps: true,
      clockSkew: 60_000,
      algorithms: { onDeprecated: "reject" },
    },
  });
}

type CreateAdapter = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<CreateAdapter>;
type Tools = Pick<Services, "secrets" | "log">;

/**
 * Hands the library the settings of OpenID providers opened; in the database they are sealed. It never writes them: its endpoints for that
 * are closed (create-auth.ts).
 */
export function openSsoProviders(createAdapter: CreateAdapter, tools: Tools): CreateAdapter {
  return (options) => {
    const adapter = createAdapter(options);
    // What the library does together is to read them opened as well, although nothing makes a transaction of it.
    const transaction: Adapter["transaction"] = (work) =>
      adapter.transaction((within) => work({ ...within, ...reading(within, tools) }));
    return { ...adapter, ...reading(adapter, tools), transaction };
  };
}

function reading(
  adapter: Pick<Adapter, "findOne" | "findMany" | "update">,
  tools: Tools,
): Pick<Adapter, "findOne" | "findMany" | "update"> {
  const isProvider = ({ model }: { readonly model: string }) => model === "ssoProvider";
  return {
    async findOne<Row>(query: Parameters<Adapter["findOne"]>[0]) {
      const row = await adapter.findOne<Row>(query);
      return isProvider(query) ? orRefuse(opened(row, tools)) : row;
    },
    // The row comes back, and is compared with what was read before.
    async update<Row>(query: Parameters<Adapter["update"]>[0]) {
      const row = await adapter.update<Row>(query);
      return isProvider(query) ? orRefuse(opened(row, tools)) : row;
    },
    // One that does not open is not to keep the people of the others out.
    async findMany<Row>(query: Parameters<Adapter["findMany"]>[0]) {
      const rows = await adapter.findMany<Row>(query);
      if (!isProvider(query)) return rows;
      return rows.flatMap((row) => {
        const readable = opened(row, tools);
        return readable === unreadable ? [] : [readable];
      });
    },
  };
}

const unreadable = Symbol("unreadable");

function opened<Row>(row: Row, { secrets, log }: Tools): Row | typeof unreadable {
  const { providerId, oidcConfig } = (row ?? {}) as { readonly providerId?: unknown; readonly oidcConfig?: unknown };
  if (typeof oidcConfig !== "string" || typeof providerId !== "string") return row;
  try {
    return { ...row, oidcConfig: openConfig(secrets, { providerId, oidcConfig }) };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    const { fault } = error;
    log.error({ providerId, fault }, describeUnreadable({ providerId, fault }));
    return unreadable;
  }
}

function orRefuse<Row>(row: Row | typeof unreadable): Row {
  if (row === unreadable) throw new APIError("SERVICE_UNAVAILABLE", { code: "PROVIDER_UNREADABLE" });
  return row;
}

type ValidateUserInfo = NonNullable<NonNullable<BetterAuthOptions["user"]>["validateUserInfo"]>;

/**
 * What somebody else's word is good for, whenever it makes an account, is linked to one or signs in (docs/decisions/0017-federated-sign-in.md):
 * - Google: for an address that Google has verified.
 * - An organisation: for addresses of its own domains, whatever it says of them, and for no others.
 */
export function checkFederatedSignIn(services: Pick<Services, "db">): ValidateUserInfo {
  return async ({ user, source }) => {
    const isLater = source.action === "sign-in";
    if (source.method === "oauth") {
      if (isLater) return undefined;
      if (user.emailVerified !== true) return { error: "provider_email_unverified" };
      return isUsable(user.email) ? undefined : { error: "provider_email_unusable" };
    }
    if (source.method === "sso-oidc" || source.method === "sso-saml") {
      const domain = user.email?.toLowerCase().split("@").at(-1) ?? "";
      const provider = await findSsoProvider(services.db, { domain });
      if (provider?.providerId !== source.sso?.providerId) return { error: "provider_email_foreign" };
      return isUsable(user.email) ? undefined : { error: "provider_email_unusable" };
    }
    return undefined;
  };
}

/** Accounts have addresses in the one form in which mails are sent to them. */
function isUsable(email: string | null | undefined): boolean {
  return typeof email === "string" && parseEmail(email) === email.toLowerCase();
}

/** The library's name for the cookie that a SAML sign-in leaves in the browser. */
export const relayStateCookie = "relay_state";

/**
 * A SAML answer is good only in the browser that asked for it: otherwise somebody could have another person's browser hand in an answer of
 * their own, and so sign that person in to the wrong account. The library leaves this out, because its cookie (SameSite=Lax) does not come
 * with what another site posts; ours does (`advanced.cookies` in create-auth.ts).
 */
export async function requireOwnRelayState(context: HookContext, callbackUrl: string): Promise<void> {
  if (context.path !== "/sso/saml2/sp/acs/:providerId") return;
  const cookie = context.context.createAuthCookie(relayStateCookie);
  const asked = await context.getSignedCookie(cookie.name, context.context.secret);
  const given = context.body?.RelayState;
  if (typeof asked === "string" && typeof given === "string" && isSame(asked, given)) return;
  throw context.redirect(`${callbackUrl}?error=state_mismatch`);
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.byteLength === second.byteLength && timingSafeEqual(first, second);
}
