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

/** The library's single sign-on, configured as strictly as possible (docs/decisions/0017-federated-sign-in.md). */
export function singleSignOn() {
  return sso({
    // Only providers whose domains an operator has vouched for. Their claims about addresses in these domains count as much as an email
    // confirmation.
    domainVerification: { enabled: true },
    saml: {
      // Only responses to our own requests from this browser, not ones that a provider sends on its own.
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
 * Gives the library the decrypted settings of OpenID providers, which are sealed in the database. The library never writes them: its
 * endpoints for that are disabled (create-auth.ts).
 */
export function openSsoProviders(createAdapter: CreateAdapter, tools: Tools): CreateAdapter {
  return (options) => {
    const adapter = createAdapter(options);
    // Reads inside the library's transactions must be decrypted too, although the adapter runs none.
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
    // The library compares the returned row with what it read before.
    async update<Row>(query: Parameters<Adapter["update"]>[0]) {
      const row = await adapter.update<Row>(query);
      return isProvider(query) ? orRefuse(opened(row, tools)) : row;
    },
    // One provider that can't be decrypted must not lock out the users of the others.
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
 * Decides which identities of other providers we trust, whenever one creates an account, is linked to one or signs in
 * (docs/decisions/0017-federated-sign-in.md):
 * - Google: addresses that Google has verified.
 * - An organization: any address of its own domains, and no others.
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

/** Accounts store addresses in the form that emails are sent to. */
function isUsable(email: string | null | undefined): boolean {
  return typeof email === "string" && parseEmail(email) === email.toLowerCase();
}

/** The library's name for the cookie that a SAML sign-in leaves in the browser. */
export const relayStateCookie = "relay_state";

/**
 * A SAML response only counts in the browser that requested it. Otherwise an attacker could have a victim's browser submit the attacker's
 * response and sign the victim in to the wrong account. The library skips this check because its cookie (SameSite=Lax) isn't sent with
 * cross-site posts; ours is (`advanced.cookies` in create-auth.ts).
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
