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
 * Who has an account. The first tables are Better Auth's (their field names are the library's, docs/decisions/0013-accounts.md); what the
 * person says about themselves is in `profiles`.
 */
export const users = pgTable(
  "users",
  {
    id: id(),
    /** First and last name together, for the library; screens read the profile. */
    name: text("name").notNull(),
    /** As `parseEmail` gives it. */
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    /** What was said at sign-up: a missing profile is made from it. */
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    /** Set by the operator: every way in is closed. */
    disabledAt: moment("disabled_at"),
    /** When everything of theirs is removed; they asked for it, and may change their mind until then. */
    deleteAfter: moment("delete_after"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
    index("users_delete_after").on(table.deleteAfter).where(sql`${table.deleteAfter} is not null`),
  ],
);

/** What people say about themselves. */
export const profiles = pgTable("profiles", {
  id: uuid("id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  /** A path of ours, or the picture's address at Google. */
  avatarUrl: text("avatar_url"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/**
 * Sign-ups with a password whose mailed link has not been pressed yet. They are no accounts: nothing in them opens anything, and the account
 * is made of them when their own link is pressed (sign-up/confirm-sign-up.ts). Each address has one at most; a later one takes its place.
 */
export const signUps = pgTable(
  "sign_ups",
  {
    /** The mailed link names it. A sign-up that takes another one's place has an id of its own. */
    id: uuid("id").primaryKey(),
    /** As `parseEmail` gives it. */
    email: text("email").notNull().unique(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Argon2id, in PHC form. */
    password: text("password").notNull(),
    /** Where the person was heading: a path of ours. */
    redirectTo: text("redirect_to"),
    /** Code of the referrer, as it came. */
    ref: text("ref"),
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
    /** The client's network as rate limits count it, when it was last seen. */
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
    /** When the person last proved who they are in this session, besides by signing in. */
    reauthenticatedAt: moment("reauthenticated_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires_at").on(table.expiresAt)],
);

/** The ways to prove who one is at sign-in: a password (`credential`), Google, an identity provider. The library calls them accounts. */
export const identities = pgTable(
  "identities",
  {
    id: id(),
    userId: userId(),
    providerId: text("provider_id").notNull(),
    /** The person's id there. */
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

/** Codes, links and challenges under way, by digest. */
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
    /** When it last signed its owner in, or proved who they are; null where it has done neither since this is kept. */
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Identity providers of organisations (OIDC, SAML), set up by the operator. */
export const ssoProviders = pgTable("sso_providers", {
  id: id(),
  providerId: text("provider_id").notNull().unique(),
  issuer: text("issuer").notNull(),
  /** E-mail addresses of this domain sign in there. */
  domain: text("domain").notNull(),
  domainVerified: boolean("domain_verified"),
  /** JSON as the library has it, sealed (sso/sealed-config.ts). */
  oidcConfig: text("oidc_config"),
  /** JSON, as the library keeps it; nothing in it is secret. */
  samlConfig: text("saml_config"),
  /** The operator who set it up. */
  userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  organizationId: text("organization_id"),
});

/** Browsers in which somebody has signed in before; each holds a random id in a cookie, of which the digest stands here. */
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

/** Links in mails about a change of address or a new device, by which the owner takes the account back; each by the digest of its token. */
export const recoveryLinks = pgTable(
  "recovery_links",
  {
    id: id(),
    userId: userId(),
    digest: text("digest").notNull().unique(),
    /** The address that the link brings back. A trigger keeps it for this account until the link expires (migrations/0014). */
    oldEmail: text("old_email"),
    /** Of the browser that is reported, as in `devices`. */
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

/** What happened to an account's safety, for its owner to read. Never changed, removed with the account. */
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

/** Archives of somebody's data that were asked for; the file is at `fileKey` once it is made. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: id(),
    userId: userId(),
    requestedAt: moment("requested_at").notNull(),
    finishedAt: moment("finished_at"),
    fileKey: text("file_key"),
    bytes: bigint("bytes", { mode: "number" }),
    /** The file is removed then. */
    expiresAt: moment("expires_at"),
  },
  (table) => [index("data_exports_user").on(table.userId, table.requestedAt.desc())],
);
