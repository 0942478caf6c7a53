export { type KeyOwner, ownApiKey } from "./key-owner.ts";
export { decidingLimit, leftSentence, type TeamAmounts, type TeamCredits } from "./team-credits.ts";

export const teamsPath = "/settings/teams";
export const teamPath = (teamId: string): string => `${teamsPath}/${teamId}`;
/** Part of that page with the caps, for the owner. */
export const teamCapsAnchor = "caps";
export const teamLogPath = (teamId: string): string => `${teamPath(teamId)}/log`;
/** ZIP of what a member made in the team. */
export const madeInTeamPath = (teamId: string): string => `${teamPath(teamId)}/made.zip`;
export const teamUsagePath = (teamId: string): string => `${teamPath(teamId)}/usage`;
export const teamUsageFilePath = (teamId: string): string => `${teamUsagePath(teamId)}.csv`;
export const invitationPath = (invitationId: string): string => `/join-team/${invitationId}`;
/** The team’s picture, for readers of an invitation. */
export const invitationPicturePath = (invitationId: string): string => `${invitationPath(invitationId)}/picture`;
/** In the address of the workspace: the user has just joined the team that they work in. */
export const joinedParameter = "joined";
/** Id of the invitation on a page of this site; undefined for other pages. */
export const invitationIn = (path: string): string | undefined => /^\/join-team\/([^/?#]+)$/.exec(path)?.[1];

/** Address of the form that switches between the user's own work and a team's. */
export const switchTeamPath = "/switch-team";
/** Header with which requests of a page's scripts name the team of the page. */
export const teamHeader = "easel-team";
/** Value of that header for the user's own work. */
export const personal = "personal";
/** Said to a person whose page is in a team that they are no longer in. */
export const noMemberMessage = "You’re no longer in this team. Reload the page to go on.";
/** Endpoint that says who else has some work open. */
export const presencePath = (workId: string): string => `/api/presence/${workId}`;

export const roles = ["owner", "admin", "member"] as const;
export type Role = (typeof roles)[number];
/** Roles that an invitation can give. */
export const givenRoles = ["member", "admin"] as const satisfies readonly Role[];
export type GivenRole = (typeof givenRoles)[number];

export const roleNames: Readonly<Record<Role, string>> = { owner: "Owner", admin: "Admin", member: "Member" };

export const roleAbout: Readonly<Record<GivenRole, string>> = {
  member: "Makes and edits the team’s work.",
  admin: "Also invites and removes members, and manages brand kits and keys.",
};

/** Things that not every role may do. */
export type Permission = "manage-people" | "manage-kits" | "manage-keys" | "manage-money" | "own";

const permissions: Readonly<Record<Role, readonly Permission[]>> = {
  owner: ["manage-people", "manage-kits", "manage-keys", "manage-money", "own"],
  admin: ["manage-people", "manage-kits", "manage-keys"],
  member: [],
};

export const may = (role: Role, permission: Permission): boolean => permissions[role].includes(permission);

/** Said to members on pages with brand kits. */
export const kitsNote = "Only the team’s owner and admins can change brand kits and fonts, and delete pictures.";

/** Tells whether a member may remove another. Admins are the owner’s to remove, and the owner hands over first. */
export const mayRemove = (own: Role, other: Role): boolean =>
  own === "owner" ? other !== "owner" : own === "admin" && other === "member";

export const teamNameMax = 40;
/** Days in which an invitation can be accepted. */
export const invitationDays = 7;
/** Days in which a team that has ended can still be read; then it is deleted. */
export const readableDays = 90;
/** Days in which a person who is no longer in a team can still download what they made there, if its owner allows copies. */
export const copyDays = 14;
/** Days before that in which its members are warned. */
export const warningDays = 14;
/** Why a person can't own a team. */
export type OwnerBlock = "no-plan" | "owns-one";

/** Why a team can only be read. */
export type ReadOnlyReason = "closed" | "owner-gone" | "owner-deleting" | "no-plan" | "owner-disabled";

/** The reason as the end of a sentence about the team. */
export const readOnlyWords: Readonly<Record<ReadOnlyReason, string>> = {
  closed: "its owner has closed it",
  "owner-gone": "its owner’s account was deleted",
  "owner-deleting": "its owner is deleting their account",
  "no-plan": "its owner has no Business plan",
  "owner-disabled": "its owner’s account is disabled",
};

/** A team that can only be read. */
export interface ReadOnlyState {
  readonly reason: ReadOnlyReason;
  /** The day on which it is deleted unless that changes; null if it isn’t. */
  readonly deletedOn: Date | null;
}

/** Tells whether a name has a web address, which would be a link in other people’s mailboxes. */
export const namesAddress = (name: string): boolean => /:\/\/|www\.|\.[a-z]{2,}(?:\/|$)/i.test(name);

/** Entries of the audit log, with their sentences: `{who}` did it, `{whom}` it is about, the others are in its detail. */
export const teamEventWords = {
  "team-created": "{who} created the team",
  "team-renamed": "{who} renamed the team from {from} to {to}",
  "brand-changed": "{who} changed the team’s brand: {what}",
  "member-invited": "{who} invited {email} as {role}",
  "invitation-sent-again": "{who} sent the invitation of {email} again",
  "invitation-taken-back": "{who} took back the invitation of {email}",
  "invitation-declined": "{email} declined the invitation",
  "member-joined": "{whom} joined as {role}",
  "member-left": "{whom} left the team",
  "member-removed": "{who} removed {whom}",
  "account-deleted": "A member deleted their account",
  "team-closed": "{who} closed the team",
  "team-reopened": "{who} opened the team again",
  "plan-ended": "The team can only be read: its owner has no Business plan",
  "owner-leaving": "The team can only be read: its owner is deleting their account",
  "plan-back": "The team can be changed again: its owner is on the Business plan",
  "deletion-announced": "The members were told that the team will be deleted",
  "team-offered": "{who} offered {whom} the team",
  "offer-taken-back": "{who} took back the offer of the team",
  "offer-declined": "{who} declined to own the team",
  "team-handed-over": "{whom} owns the team now; {who} became an admin",
  "team-taken-over": "{who} took the team over, whose owner’s account was deleted",
  "copies-allowed": "{who} allowed members to take a copy of what they made",
  "copies-refused": "{who} no longer allows members to take a copy of what they made",
  "role-changed": "{who} made {whom} {role}",
  "member-cap-changed": "{who} set the cap of {whom} to {cap}",
  "credits-requested": "{who} requested more credits",
  "work-shared": "{who} shared {what} with the team",
  "work-deleted": "{who} deleted {what}",
  "team-caps-changed": "{who} set the team’s cap to {cap}, and the usual cap of new members to {usual}",
  "usual-cap-changed": "{who} set the usual cap of new members to {usual}",
  "api-key-created": "{who} created the API key {name}",
  "api-key-revoked": "{who} revoked the API key {name}, which {whom} created",
  "webhook-added": "{who} added a webhook to {host}",
  "webhook-changed": "{who} changed the webhook to {host}",
  "webhook-removed": "{who} deleted the webhook to {host}",
  "webhook-secret-shown": "{who} looked at the signing secret of the webhook to {host}",
  "webhook-secret-replaced": "{who} replaced the signing secret of the webhook to {host}",
  "provider-key-connected": "{who} connected {provider}",
  "provider-key-removed": "{who} removed the key for {provider}",
  "provider-key-ended": "The key for {provider} was removed: {whom}, who connected it, is no longer in the team",
} as const;
export type TeamEventKind = keyof typeof teamEventWords;

/** Work that members of a team keep to themselves until they share it, by its name in sentences. */
export const privateWork = { chat: "chat", draft: "draft", pdf: "PDF" } as const;
export type PrivateWork = keyof typeof privateWork;

/** Intent of the form that shares such work, on its own page. */
export const shareWithTeamIntent = "share-with-team";

/** Answer to a page that has some work open. */
export interface Presence {
  /** First names of the other members who have it open, too. */
  readonly names: readonly string[];
  /** Counts the work's saves. */
  readonly revision: number;
}

/** @param names of other members who have the same work open. @returns an empty string for none. */
export function presenceSentence(names: readonly string[]): string {
  const [first, second, ...more] = names;
  if (first === undefined) return "";
  if (second === undefined) return `${first} is here, too`;
  if (more.length === 0) return `${first} and ${second} are here, too`;
  return `${first}, ${second} and ${more.length === 1 ? more[0] : `${more.length} others`} are here, too`;
}

/** A person of a team, as its members see them. */
export interface TeamPerson {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly avatarUrl: string | null;
  readonly role: Role;
  /** AIC a month; null for no cap. */
  readonly monthlyMax: number | null;
  readonly joinedAt: Date;
}

export interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: GivenRole;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** Said before a membership ends, about what goes with it. @param providers whose keys the member has connected. */
export function endedWith(whose: "Your" | "Their", providers: readonly string[]): string {
  const owner = whose === "Your" ? "you" : "they";
  const keys =
    providers.length === 0 ? "" : `, and the keys that ${owner} connected for ${providers.join(", ")} are removed`;
  return `${whose} API keys for the team end${keys}. Chats, drafts and PDFs that ${owner} didn’t share move to ${whose.toLowerCase()} personal library.`;
}

/** A team in a user’s list. */
export interface ListedTeam {
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string | null;
  readonly role: Role;
  readonly members: number;
}
