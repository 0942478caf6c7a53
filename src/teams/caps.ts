import { and, eq } from "drizzle-orm";
import { findMailAddress, findPerson } from "#accounts/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import { AppError } from "#platform/errors.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { formatNumber } from "#ui/format.ts";
import { recordTeamEvent } from "./audit-log.ts";
import type { TeamCredits } from "./rules.ts";
import { teamMembers, teams } from "./schema.ts";
import { getMembership, lockMembership, requireOpenTeam } from "./team-access.ts";
import { writeAskMail } from "./team-mails.ts";
import { readTeamCredits } from "./team-spending.ts";

interface Asked {
  readonly teamId: string;
  readonly userId: string;
}

type Needs = Pick<Services, "db" | "clock">;

/**
 * Sets what the whole team may spend in a month, and the usual cap of new members, in AIC; null for no cap. Members who are there keep
 * theirs. @throws {AppError} `not_found`, `forbidden` for all but the owner.
 */
export async function setTeamCaps(
  { db, clock }: Needs,
  { teamId, userId }: Asked,
  caps: { readonly monthlyMax: number | null; readonly memberMaxUsual: number | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMembership(tx, { teamId, userId }, "manage-money");
    await tx.update(teams).set(caps).where(eq(teams.id, teamId));
    const detail = { cap: inWords(caps.monthlyMax), usual: inWords(caps.memberMaxUsual) };
    await recordTeamEvent(tx, { teamId, kind: "team-caps-changed", actorId: userId, detail }, clock.now());
  });
}

/** Sets what a member may spend in a month, in AIC; null for no cap. @throws {AppError} as `setTeamCaps`. */
export async function setMemberCap(
  { db, clock }: Needs,
  { teamId, userId }: Asked,
  { memberId, monthlyMax }: { readonly memberId: string; readonly monthlyMax: number | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMembership(tx, { teamId, userId }, "manage-money");
    const isIt = and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, memberId));
    const [member] = isUuid(memberId) ? await tx.select().from(teamMembers).where(isIt) : [];
    if (!member || member.role === "owner") throw noCap(member !== undefined);
    await tx.update(teamMembers).set({ monthlyMax }).where(isIt);
    const detail = { cap: inWords(monthlyMax) };
    const event = { teamId, kind: "member-cap-changed", actorId: userId, subjectId: memberId, detail } as const;
    await recordTeamEvent(tx, event, clock.now());
  });
}

const noCap = (isOwner: boolean) =>
  isOwner
    ? new AppError("invalid_input", { userMessage: "Your own limit is on the page of your AI credits." })
    : new AppError("not_found", { userMessage: "This person isn’t in the team anymore." });

const inWords = (cap: number | null): string => (cap === null ? "none" : `${formatNumber(cap)} AIC a month`);

const asking = { name: "team-ask-owner", attemptsMax: 1, windowSeconds: 24 * 60 * 60 };

/** Emails the owner that a member needs more credits. @throws {AppError} `not_found`; `rate_limited` for a second time within a day. */
export async function askOwner(
  { db, jobs, clock, config, rateLimits }: Pick<Services, "db" | "jobs" | "clock" | "config" | "rateLimits">,
  { teamId, userId }: Asked,
): Promise<void> {
  const membership = await getMembership(db, { teamId, userId });
  const { ownerId, name: teamName } = membership;
  // Credits are of no use while nothing can be made.
  await requireOpenTeam(db, membership, clock.now());
  const address = ownerId === null ? undefined : await findMailAddress(db, ownerId);
  if (!address) throw new AppError("conflict", { userMessage: "This team has no owner who could be asked." });
  if (!(await rateLimits.tryConsume(asking, `${teamId} ${userId}`))) {
    throw new AppError("rate_limited", { userMessage: "You’ve asked already today. The owner has your email." });
  }
  const person = await findPerson(db, userId);
  const name = `${person?.firstName ?? ""} ${person?.lastName ?? ""}`.trim() || "A member";
  const state = sentenceOf(name, await readTeamCredits(db, { teamId, userId }, clock.now()));
  await sendMail(db, jobs, writeAskMail(address, { teamId, teamName, name, state }, config));
}

function sentenceOf(name: string, { memberMax, memberUsed, teamMax, teamUsed, poolAic }: TeamCredits): string {
  const parts = [
    memberMax !== null && `${name} has used ${formatNumber(memberUsed)} of ${formatNumber(memberMax)} AIC this month.`,
    teamMax !== null && `The team has used ${formatNumber(teamUsed)} of ${formatNumber(teamMax)} AIC.`,
    `You have ${formatNumber(poolAic)} AIC left.`,
  ];
  return parts.filter(Boolean).join(" ");
}
