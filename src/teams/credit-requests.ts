import { and, eq, gt, gte, lte, max, notExists, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { findMailAddress } from "#accounts/index.ts";
import { creditsInWords } from "#credits/rules.ts";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { formatNumber } from "#ui/format.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { nameInMail } from "./name-in-mail.ts";
import type { TeamAmounts } from "./rules.ts";
import { teamEvents, teamMembers } from "./schema.ts";
import { getMembership, lockMembership, requireOpenTeam } from "./team-access.ts";
import { writeAskMail } from "./team-mails.ts";
import { readTeamCredits } from "./team-spending.ts";

interface Asking {
  readonly teamId: string;
  readonly userId: string;
}

/**
 * Emails the owner that a member needs more credits. The member can ask again after a day, or once their cap or the team's was changed.
 * @throws {AppError} `not_found`; `conflict` for the owner, and in a team without one; `rate_limited` for a second time within a day.
 */
export async function askOwner(
  { db, jobs, clock, config }: Pick<Services, "db" | "jobs" | "clock" | "config">,
  { teamId, userId }: Asking,
): Promise<void> {
  const now = clock.now();
  // Credits are of no use while nothing can be made.
  await requireOpenTeam(db, await getMembership(db, { teamId, userId }), now);
  const amounts = await readTeamCredits(db, { teamId, userId }, now);
  await db.transaction(async (tx) => {
    const { ownerId, name: teamName } = await lockMembership(tx, { teamId, userId });
    const address = ownerId === null || ownerId === userId ? undefined : await findMailAddress(tx, ownerId);
    if (!address) throw new AppError("conflict", { userMessage: "This team has no owner who could be asked." });
    if (await findOwnRequest(tx, { teamId, userId }, now)) throw askedAlready();
    const name = await nameInMail(tx, userId, "A member");
    await recordTeamEvent(tx, { teamId, kind: "credits-requested", actorId: userId }, now);
    await sendMail(tx, jobs, writeAskMail(address, { teamId, teamName, name, state: stateOf(name, amounts) }, config));
  });
}

const askedAlready = () =>
  new AppError("rate_limited", { userMessage: "You’ve asked already today. The owner has your email." });

function stateOf(name: string, { memberMax, memberUsed, teamMax, teamUsed, poolAic }: TeamAmounts): string {
  const parts = [
    memberMax !== null && `${name} has used ${formatNumber(memberUsed)} of ${creditsInWords(memberMax)} this month.`,
    teamMax !== null && `The team has used ${formatNumber(teamUsed)} of ${creditsInWords(teamMax)}.`,
    `You have ${creditsInWords(poolAic)} left.`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** Days after which a request that nothing came of counts no more. */
const openDays = 30;

/** Members who have requested more credits since their cap or the team's was last changed, and when. */
export const listOpenRequests = (db: Executor, teamId: string, now: Date): Promise<ReadonlyMap<string, Date>> =>
  readRequests(db, { teamId }, new Date(now.getTime() - openDays * dayMs));

/** When a member asked, if they can't ask again yet; undefined if they can. */
export async function findOwnRequest(db: Executor, { teamId, userId }: Asking, now: Date): Promise<Date | undefined> {
  const since = new Date(now.getTime() - dayMs);
  return (await readRequests(db, { teamId, memberId: userId }, since)).get(userId);
}

async function readRequests(
  db: Executor,
  { teamId, memberId }: { readonly teamId: string; readonly memberId?: string },
  since: Date,
): Promise<ReadonlyMap<string, Date>> {
  const [asked, later] = [alias(teamEvents, "asked"), alias(teamEvents, "later")];
  const isAboutTheirCap = or(
    eq(later.kind, "team-caps-changed"),
    and(eq(later.kind, "member-cap-changed"), eq(later.subjectId, asked.actorId)),
  );
  const changes = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.teamId, teamId), gt(later.id, asked.id), isAboutTheirCap));
  const rows = await db
    .select({ userId: teamMembers.userId, askedAt: max(asked.happenedAt) })
    .from(asked)
    .innerJoin(
      teamMembers,
      and(
        eq(teamMembers.teamId, asked.teamId),
        eq(teamMembers.userId, asked.actorId),
        // A member who joins again begins without requests.
        lte(teamMembers.joinedAt, asked.happenedAt),
      ),
    )
    .where(
      and(
        eq(asked.teamId, teamId),
        eq(asked.kind, "credits-requested"),
        gte(asked.happenedAt, since),
        memberId === undefined ? undefined : eq(asked.actorId, memberId),
        notExists(changes),
      ),
    )
    .groupBy(teamMembers.userId);
  return new Map(rows.flatMap(({ userId, askedAt }) => (askedAt ? [[userId, askedAt] as const] : [])));
}
