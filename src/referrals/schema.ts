import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import { bytea, moment } from "#platform/db/columns.ts";
import type { Refusal } from "./life/eligibility.ts";
import type { ReferralStatus } from "./rules.ts";

/** The code that a user shares: the start of their id, as long as needed to be unique. */
export const referralCodes = pgTable("referral_codes", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  code: text("code").notNull().unique(),
  createdAt: moment("created_at").notNull(),
});

/** Referrals of one user by another. */
export const referrals = pgTable(
  "referrals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Deleted with the referrer's account. The friend keeps their reward. */
    referrerId: uuid("referrer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null once the friend's account is deleted. */
    friendId: uuid("friend_id").references(() => users.id, { onDelete: "set null" }),
    /**
     * Digest of the friend's canonical address (`normalAddress`). Kept when the account is deleted, so that no mailbox is rewarded twice.
     */
    friendDigest: bytea("friend_digest").notNull(),
    /** Digest of the address's domain; null for public email providers, and for older rows. */
    domainDigest: bytea("domain_digest"),
    status: text("status").$type<ReferralStatus>().notNull().default("pending"),
    /** Why it was refused or reversed, for the operator. */
    reason: text("reason").$type<Refusal | "run-refunded">(),
    /** The hold of the friend's run that completed it; null for a run on a key of the friend's own. */
    holdNumber: bigint("hold_number", { mode: "number" }),
    createdAt: moment("created_at").notNull(),
    completedAt: moment("completed_at"),
  },
  (table) => [
    uniqueIndex("referrals_friend").on(table.friendId).where(sql`${table.friendId} is not null`),
    uniqueIndex("referrals_rewarded_once").on(table.friendDigest).where(sql`${table.completedAt} is not null`),
    index("referrals_domain").on(table.domainDigest, table.completedAt).where(sql`${table.completedAt} is not null`),
    index("referrals_pending").on(table.id).where(sql`${table.status} = 'pending'`),
    index("referrals_referrer").on(table.referrerId, table.createdAt),
    check("referrals_not_oneself", sql`${table.friendId} <> ${table.referrerId}`),
    check("referrals_status", sql`${table.status} in ('pending', 'completed', 'refused', 'reversed')`),
    check("referrals_completed", sql`(${table.status} = 'completed') <= (${table.completedAt} is not null)`),
  ],
);

/** Requested invitations, for rate limiting. The address is stored only as a hash, and not for long. */
export const referralInvites = pgTable(
  "referral_invites",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    referrerId: uuid("referrer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    emailDigest: bytea("email_digest").notNull(),
    /** When it was requested. */
    sentAt: moment("sent_at").notNull(),
    /** When the mail was sent; null if that is undecided or no mail is sent. */
    mailedAt: moment("mailed_at"),
  },
  (table) => [
    index("referral_invites_referrer").on(table.referrerId, table.sentAt),
    index("referral_invites_email").on(table.emailDigest, table.sentAt),
  ],
);

/** Hashes of addresses that have opted out of invitations. */
export const referralInviteStops = pgTable("referral_invite_stops", {
  emailDigest: bytea("email_digest").primaryKey(),
  stoppedAt: moment("stopped_at").notNull(),
});
