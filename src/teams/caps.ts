import { and, eq } from "drizzle-orm";
import { findMailAddress } from "#accounts/index.ts";
import { spentInTeam } from "#credits/index.ts";
import { creditsInWords } from "#credits/rules.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { recordTeamEvent, type TeamEvent } from "./audit-log.ts";
import { listOpenRequests } from "./credit-requests.ts";
import { teamMembers, teams } from "./schema.ts";
import { lockMembership } from "./team-access.ts";
import { writeMemberCapMail, writeTeamCapMail } from "./team-mails.ts";

interface Asked {
  readonly teamId: string;
  readonly userId: string;
}

type Needs = Pick<Services, "db" | "clock" | "jobs" | "config">;

/** Outcome of saving a team's caps: `stopped` if more is used this month already than the new cap allows. */
export type CapsSaved = "team-cap" | "stopped" | "usual-cap" | "unchanged";

/**
 * Sets what the whole team may spend in a month, and the usual cap of new members, in AIC; null for no cap. Members who are there keep
 * theirs. A higher cap of the team is told to the members who have requested more.
 * @throws {AppError} `not_found`, `forbidden` for all but the owner.
 */
export async function setTeamCaps(
  services: Needs,
  { teamId, userId }: Asked,
  caps: { readonly monthlyMax: number | null; readonly memberMaxUsual: number | null },
): Promise<CapsSaved> {
  const { db, clock, config } = services;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const before = await lockMembership(tx, { teamId, userId }, "manage-money");
    const { monthlyMax, memberMaxUsual } = caps;
    const isUsualOnly = before.monthlyMax === monthlyMax;
    if (isUsualOnly && before.memberMaxUsual === memberMaxUsual) return "unchanged";
    await tx.update(teams).set(caps).where(eq(teams.id, teamId));
    const waiting = isRaise(before.monthlyMax, monthlyMax)
      ? await listOpenRequests(tx, teamId, now)
      : new Map<string, Date>();
    const usual = inWords(memberMaxUsual);
    const event: Pick<TeamEvent, "kind" | "detail"> = isUsualOnly
      ? { kind: "usual-cap-changed", detail: { usual } }
      : { kind: "team-caps-changed", detail: { cap: inWords(monthlyMax), usual } };
    await recordTeamEvent(tx, { teamId, actorId: userId, ...event }, now);
    for (const memberId of waiting.keys()) {
      const words = { teamId, teamName: before.name, monthlyMax };
      await mailTo(services, tx, memberId, (to) => writeTeamCapMail(to, words, config));
    }
    if (isUsualOnly) return "usual-cap";
    const { byTeam } = await spentInTeam(tx, { teamId, memberId: userId }, now);
    return monthlyMax !== null && byTeam > 0 && byTeam >= monthlyMax ? "stopped" : "team-cap";
  });
}

/**
 * Sets what a member may spend in a month, in AIC; null for no cap. A higher one is told to a member who has requested more.
 * @throws {AppError} as `setTeamCaps`.
 */
export async function setMemberCap(
  services: Needs,
  { teamId, userId }: Asked,
  { memberId, monthlyMax }: { readonly memberId: string; readonly monthlyMax: number | null },
): Promise<void> {
  const { db, clock, config } = services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { name: teamName } = await lockMembership(tx, { teamId, userId }, "manage-money");
    const isIt = and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, memberId));
    const [member] = isUuid(memberId) ? await tx.select().from(teamMembers).where(isIt) : [];
    if (!member || member.role === "owner") throw noCap(member !== undefined);
    const hasAsked = (await listOpenRequests(tx, teamId, now)).has(memberId);
    // The same cap answers a request, too.
    if (monthlyMax === member.monthlyMax && !hasAsked) return;
    await tx.update(teamMembers).set({ monthlyMax }).where(isIt);
    const detail = { cap: inWords(monthlyMax) };
    const event = { teamId, kind: "member-cap-changed", actorId: userId, subjectId: memberId, detail } as const;
    await recordTeamEvent(tx, event, now);
    const words = { teamId, teamName, monthlyMax };
    if (hasAsked && isRaise(member.monthlyMax, monthlyMax))
      await mailTo(services, tx, memberId, (to) => writeMemberCapMail(to, words, config));
  });
}

async function mailTo({ jobs }: Needs, tx: Transaction, memberId: string, write: (to: string) => Mail): Promise<void> {
  const address = await findMailAddress(tx, memberId);
  if (address) await sendMail(tx, jobs, write(address));
}

const isRaise = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after > before);

const noCap = (isOwner: boolean) =>
  isOwner
    ? new AppError("invalid_input", { userMessage: "Your own limit is on the page of your AI credits." })
    : new AppError("not_found", { userMessage: "This person isn’t in the team anymore." });

const inWords = (cap: number | null): string => (cap === null ? "none" : `${creditsInWords(cap)} a month`);
