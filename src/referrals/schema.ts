import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import { bytea, moment } from "#platform/db/columns.ts";
import type { Refusal } from "./life/eligibility.ts";
import type { ReferralStatus } from "./rules.ts";

/** The code that somebody shares: the first characters of their id, as many as it takes to be the only one. */
export const referralCodes = pgTable("referral_codes", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  code: text("code").notNull().unique(),
  createdAt: moment("created_at").notNull(),
});

/** Who came by whom. */
export const referrals = pgTable(
  "referrals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Gone with the account; the friend's stays theirs. */
    referrerId: uuid("referrer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null once the friend's account is gone. */
    friendId: uuid("friend_id").references(() => users.id, { onDelete: "set null" }),
    /** Of the friend's address in its plain form (`normalAddress`). It stays when the account goes: nobody is rewarded twice. */
    friendDigest: bytea("friend_digest").notNull(),
    /** Of the domain of that address, where it may be one owner's; null for a public provider's, and from before it was kept. */
    domainDigest: bytea("domain_digest"),
    status: text("status").$type<ReferralStatus>().notNull().default("pending"),
    /** Why it was refused, or its rewards taken back: for the operator. */
    reason: text("reason").$type<Refusal | "run-refunded">(),
    /** Of the friend's hold whose run completed it. */
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

/** Invitations that were asked for, to limit them. Whom they went to is kept as a hash, and not for long. */
export const referralInvites = pgTable(
  "referral_invites",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    referrerId: uuid("referrer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    emailDigest: bytea("email_digest").notNull(),
    /** When it was asked for. */
    sentAt: moment("sent_at").notNull(),
    /** When a mail went out; null while it is still to be decided, and where none goes. */
    mailedAt: moment("mailed_at"),
  },
  (table) => [
    index("referral_invites_referrer").on(table.referrerId, table.sentAt),
    index("referral_invites_email").on(table.emailDigest, table.sentAt),
  ],
);

/** Addresses whose owners want no invitations, as hashes. */
export const referralInviteStops = pgTable("referral_invite_stops", {
  emailDigest: bytea("email_digest").primaryKey(),
  stoppedAt: moment("stopped_at").notNull(),
});
