import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
import type { SecurityEventDetail, SecurityEventKind } from "./rules.ts";

const id = () => uuid("id").primaryKey().defaultRandom();
const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * Accounts. The first tables are Better Auth's (with the library's field names, docs/decisions/0013-accounts.md); what users say about
 * themselves is in `profiles`.
 */
export const users = pgTable(
  "users",
  {
    id: id(),
    /** First and last name together, for the library; pages read the profile. */
    name: text("name").notNull(),
    /** Address as `parseEmail` returns it. */
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    /** From the sign-up; a missing profile is created from it. */
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    /** Set by an operator: the account can't sign in. */
    disabledAt: moment("disabled_at"),
    /** Set by an operator: nothing that the user shares is shown to others. */
    linksOfflineAt: moment("links_offline_at"),
    /** When everything is deleted, at the user's request; they can undo it until then. */
    deleteAfter: moment("delete_after"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
    index("users_delete_after").on(table.deleteAfter).where(sql`${table.deleteAfter} is not null`),
    // Lists and searches of operators.
    index("users_created_at").on(table.createdAt, table.id),
    index("users_disabled").on(table.createdAt, table.id).where(sql`${table.disabledAt} is not null`),
    index("users_unverified").on(table.createdAt, table.id).where(sql`not ${table.emailVerified}`),
    index("users_email_part").using("gin", sql`${table.email} gin_trgm_ops`),
    index("users_name_part").using("gin", sql`${table.name} gin_trgm_ops`),
  ],
);

/** Details that users give about themselves. */
export const profiles = pgTable(
  "profiles",
  {
    id: uuid("id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** One of our paths, or the picture's address at Google. */
    avatarUrl: text("avatar_url"),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("profiles_of_picture").on(table.avatarUrl).where(sql`${table.avatarUrl} is not null`)],
);

/**
 * Password sign-ups whose emailed link has not been confirmed. They are not accounts and open nothing; the account is created when their
 * own link is confirmed (sign-up/confirm-sign-up.ts). At most one per address; a later one replaces it.
 */
export const signUps = pgTable(
  "sign_ups",
  {
    /** Named by the emailed link. A sign-up that replaces another has its own id. */
    id: uuid("id").primaryKey(),
    /** Address as `parseEmail` returns it. */
    email: text("email").notNull().unique(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /**
     * Argon2id, in PHC form. Null once the owner of the address has said that the sign-up wasn't theirs: then only the doubt about the next
     * one is left, until the sweep.
     */
    password: text("password"),
    /** Page to which the visitor was going: one of our paths. */
    redirectTo: text("redirect_to"),
    /** The referral code as received. */
    ref: text("ref"),
    /** True if it, or one before it, replaced a waiting sign-up of another browser: one of the two may be an attacker's. */
    replacesOther: boolean("replaces_other").notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("sign_ups_created_at").on(table.createdAt)],
);

/** A trigger keeps `expiresAt` within the absolute limit from `createdAt` (migrations/0004). */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: userId(),
    token: text("token").notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    /** The client's network as rate limits count it, when last used. */
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
    /** When the user last confirmed their identity in this session, apart from signing in. */
    reauthenticatedAt: moment("reauthenticated_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires_at").on(table.expiresAt)],
);

/** Sign-in methods that prove identity: a password (`credential`), Google, an identity provider. The library calls them accounts. */
export const identities = pgTable(
  "identities",
  {
    id: id(),
    userId: userId(),
    providerId: text("provider_id").notNull(),
    /** The user's id there. */
    accountId: text("account_id").notNull(),
    /** Argon2id, in PHC form. */
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("identities_of_provider").on(table.providerId, table.accountId),
    index("identities_user").on(table.userId),
    check(
      "identities_keep_no_tokens",
      sql`${table.accessToken} is null and ${table.refreshToken} is null and ${table.idToken} is null`,
    ),
  ],
);

/** Pending codes, links and challenges, by digest. */
export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("verifications_identifier").on(table.identifier),
    index("verifications_expires_at").on(table.expiresAt),
  ],
);

/** Secret and recovery codes are encrypted. */
export const twoFactors = pgTable(
  "two_factors",
  {
    id: id(),
    userId: userId(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: boolean("verified").default(true),
    failedVerificationCount: integer("failed_verification_count").default(0),
    lockedUntil: moment("locked_until"),
  },
  (table) => [unique("two_factors_user").on(table.userId)],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: userId(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    credentialID: text("credential_id").notNull().unique(),
    counter: integer("counter").notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    aaguid: text("aaguid"),
    createdAt: moment("created_at").defaultNow(),
    /** When it last signed its owner in or confirmed their identity; null if neither has happened since we started recording this. */
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Identity providers of organizations (OIDC, SAML), set up by an operator. */
export const ssoProviders = pgTable("sso_providers", {
  id: id(),
  providerId: text("provider_id").notNull().unique(),
  issuer: text("issuer").notNull(),
  /** Email addresses of this domain sign in there. */
  domain: text("domain").notNull(),
  domainVerified: boolean("domain_verified"),
  /** The library's JSON, sealed (sso/sealed-config.ts). */
  oidcConfig: text("oidc_config"),
  /** The library's JSON; nothing in it is secret. */
  samlConfig: text("saml_config"),
  /** The operator who set it up. */
  userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  organizationId: text("organization_id"),
});

/** Browsers in which a user has signed in before. Each has a random id in a cookie; its digest is stored here. */
export const devices = pgTable(
  "devices",
  {
    userId: userId(),
    digest: text("digest").notNull(),
    firstSeenAt: moment("first_seen_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
);

/**
 * Links in emails about a change of address or a new device, which the owner can use to recover the account; stored by the digest of their
 * token.
 */
export const recoveryLinks = pgTable(
  "recovery_links",
  {
    id: id(),
    userId: userId(),
    digest: text("digest").notNull().unique(),
    /** The address that the link restores. A trigger reserves it for this account until the link expires (migrations/0014). */
    oldEmail: text("old_email"),
    /** The reported browser, as in `devices`. */
    deviceDigest: text("device_digest"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("recovery_links_user").on(table.userId, table.createdAt),
    index("recovery_links_old_email").on(table.oldEmail).where(sql`${table.oldEmail} is not null`),
    index("recovery_links_expires_at").on(table.expiresAt),
  ],
);

/** Security events, for the account's owner to read. Never changed, deleted with the account. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    kind: text("kind").$type<SecurityEventKind>().notNull(),
    detail: jsonb("detail").$type<SecurityEventDetail>().notNull().default({}),
    /** The client's network as rate limits count it. */
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    happenedAt: moment("happened_at").notNull(),
  },
  (table) => [index("security_events_of_user").on(table.userId, table.happenedAt.desc())],
);

/** Requested exports of a user's data. The file is at `fileKey` once it is ready. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: id(),
    userId: userId(),
    requestedAt: moment("requested_at").notNull(),
    finishedAt: moment("finished_at"),
    fileKey: text("file_key"),
    bytes: bigint("bytes", { mode: "number" }),
    /** When the file is deleted. */
    expiresAt: moment("expires_at"),
  },
  (table) => [index("data_exports_user").on(table.userId, table.requestedAt.desc())],
);

/** Consent of users that an operator sees what they asked and made, at most one each (operator/view-consent.ts). */
export const viewConsents = pgTable("view_consents", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Keyed digest of the code; null once an operator has used it. */
  digest: text("digest"),
  operatorId: uuid("operator_id").references(() => users.id, { onDelete: "cascade" }),
  /** End of the code, or of the view. */
  until: moment("until").notNull(),
});
