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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import { moment } from "#platform/db/columns.ts";
import type { Role, TeamEventKind } from "./rules.ts";

/** Teams of Business subscribers. The owner's credits are the team's. */
export const teams = pgTable(
  "teams",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The user who pays; null once their account was deleted. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    /** AIC a month that a new member may spend; null for no cap. */
    memberMaxUsual: integer("member_max_usual"),
    /** AIC a month that all members may spend together, with the owner in the team; null for no cap. */
    monthlyMax: integer("monthly_max"),
    /** File of the picture that its members see beside its name; null for none. */
    pictureKey: text("picture_key").unique("teams_picture"),
    /** File of the logo on what the team shares; null for the product’s own. */
    brandLogoKey: text("brand_logo_key").unique("teams_brand_logo"),
    /** Color of what the team shares, as `#rrggbb`; null for the product’s own. */
    brandColor: text("brand_color"),
    /** Organization's single sign-on whose users join by themselves, as the operator set it up; null for none. */
    ssoProviderId: text("sso_provider_id").unique("teams_sso_provider"),
    /** Member whom the owner has offered the team; null without an offer. */
    offeredTo: uuid("offered_to").references(() => users.id, { onDelete: "set null" }),
    /** True if members who leave may take a copy of what they made along. */
    allowsCopies: boolean("allows_copies").notNull().default(false),
    /** The owner closed it then; null unless they did. */
    closedAt: moment("closed_at"),
    /** It was closed then, or its plan ended. It can still be read for a while. */
    endedAt: moment("ended_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("teams_owner").on(table.ownerId),
    index("teams_ended").on(table.endedAt).where(sql`${table.endedAt} is not null`),
    check("teams_member_max", sql`${table.memberMaxUsual} >= 0`),
    check("teams_monthly_max", sql`${table.monthlyMax} >= 0`),
    check("teams_brand_color", sql`${table.brandColor} ~ '^#[0-9a-f]{6}$'`),
    check("teams_closed", sql`${table.closedAt} is null or ${table.endedAt} is not null`),
  ],
);

export const teamMembers = pgTable(
  "team_members",
  {
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role").$type<Role>().notNull(),
    /** AIC a month; null for no cap. The owner's own limit is on their credits page. */
    monthlyMax: integer("monthly_max"),
    joinedAt: moment("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index("team_members_user").on(table.userId),
    uniqueIndex("team_members_one_owner").on(table.teamId).where(sql`${table.role} = 'owner'`),
    check("team_members_role", sql`${table.role} in ('owner', 'admin', 'member')`),
    check(
      "team_members_monthly_max",
      sql`${table.monthlyMax} >= 0 and (${table.role} <> 'owner' or ${table.monthlyMax} is null)`,
    ),
  ],
);

/** Open invitations: one that was accepted or taken back is deleted. Each takes a seat until it expires. */
export const teamInvitations = pgTable(
  "team_invitations",
  {
    /** Part of the address in the mail. */
    id: uuid("id").primaryKey().defaultRandom(),
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    role: text("role").$type<Exclude<Role, "owner">>().notNull(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    sentAt: moment("sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    unique("team_invitations_email").on(table.teamId, table.email),
    index("team_invitations_address").on(table.email),
    index("team_invitations_expired").on(table.expiresAt),
    check("team_invitations_role", sql`${table.role} in ('admin', 'member')`),
  ],
);

/**
 * Owners of work: each user, each team, and each member of a team for what they keep to themselves there. Work refers to it, so that it
 * belongs to one of them, and goes with it. Triggers keep a row for each (migrations/0063_work-owners.sql).
 */
export const workOwners = pgTable(
  "work_owners",
  {
    /** Id of the user or the team; an id of its own for a member. */
    id: uuid("id").primaryKey(),
    /** The user, or the member. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The team, or the member's team. */
    teamId: uuid("team_id").references(() => teams.id, { onDelete: "cascade" }),
  },
  (table) => [
    unique("work_owners_one").on(table.userId, table.teamId).nullsNotDistinct(),
    index("work_owners_team").on(table.teamId).where(sql`${table.teamId} is not null`),
    check(
      "work_owners_id",
      sql`num_nonnulls(${table.userId}, ${table.teamId}) = 2
        or (num_nonnulls(${table.userId}, ${table.teamId}) = 1 and ${table.id} = coalesce(${table.userId}, ${table.teamId}))`,
    ),
  ],
);

/** The audit log of a team. */
export const teamEvents = pgTable(
  "team_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: uuid("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    kind: text("kind").$type<TeamEventKind>().notNull(),
    /** Null for the product itself, and once the account was deleted. */
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    /** The user whom it is about. */
    subjectId: uuid("subject_id").references(() => users.id, { onDelete: "set null" }),
    /** Values for its sentence. */
    detail: jsonb("detail").$type<Readonly<Record<string, string>>>().notNull(),
    happenedAt: moment("happened_at").notNull(),
  },
  (table) => [
    index("team_events_team").on(table.teamId, table.id),
    index("team_events_old").on(table.happenedAt),
    index("team_events_actor").on(table.actorId),
    index("team_events_subject").on(table.subjectId),
  ],
);

/** Members who have some work of a team open at the moment. A row that is not renewed for a minute counts no more, and goes within an hour. */
export const teamPresence = pgTable(
  "team_presence",
  {
    /** Id of a design or a document. */
    workId: uuid("work_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.userId] }),
    index("team_presence_user").on(table.userId),
    index("team_presence_seen").on(table.seenAt),
  ],
);
