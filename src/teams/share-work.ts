import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { cutText } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import type { Actor } from "./acting.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { type PrivateWork, privateWork } from "./rules.ts";
import { lockMembership, readOnly } from "./team-access.ts";

/** Owners of work before it is shared and after that. */
export interface WorkGift {
  /** The member, for what they keep to themselves. */
  readonly fromId: string;
  readonly toId: string;
  readonly teamName: string;
}

interface SharedItem {
  readonly actor: Pick<Actor, "userId" | "team">;
  readonly kind: PrivateWork;
  /** Key of the work in the library, for copies of what the member made. */
  readonly item: string;
}

/** Characters of a title in the audit log. */
const titleMax = 60;
const shortened = (title: string): string =>
  title.length > titleMax ? `${cutText(title, titleMax - 1).trimEnd()}…` : title;

/**
 * Gives work that a member keeps to themselves to their team, and writes so into the team's audit log: in one transaction, which waits for
 * changes of who is in the team.
 * @param give moves the work. It returns its title; undefined if the team has it already: then nothing is logged. It takes no lock that comes
 * before that of a team.
 * @throws {AppError} `not_found` outside of a team, and for people who are not members anymore; `forbidden` in a team that is closed.
 */
export async function shareInTeam(
  { db, clock }: Pick<Services, "db" | "clock">,
  { actor: { userId, team }, kind, item }: SharedItem,
  give: (tx: Transaction, gift: WorkGift) => Promise<string | undefined>,
): Promise<void> {
  if (!team) throw new AppError("not_found", { userMessage: "You can share this in one of your teams only." });
  await db.transaction(async (tx) => {
    const { teamId, privateId, name, closedAt } = await lockMembership(tx, { teamId: team.id, userId });
    // Whether its owner's plan allows it was asked with the request.
    if (closedAt !== null) throw readOnly(name, "closed");
    const title = await give(tx, { fromId: privateId, toId: teamId, teamName: name });
    if (title === undefined) return;
    const what = `the ${privateWork[kind]} “${shortened(title)}”`;
    await recordTeamEvent(tx, { teamId, kind: "work-shared", actorId: userId, detail: { what, item } }, clock.now());
  });
}
