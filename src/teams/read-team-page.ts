import { findEntitlement } from "#billing/index.ts";
import { listTeamSpending } from "#credits/index.ts";
import type { Database } from "#platform/db/database.ts";
import { listConnectors } from "./connected-providers.ts";
import { listOpenRequests } from "./credit-requests.ts";
import { findOwnerBlock } from "./hand-over.ts";
import { listMembers, listOpenInvitations } from "./read-teams.ts";
import { may } from "./rules.ts";
import { readShownCredits } from "./shown-credits.ts";
import { findTakeOver } from "./take-over.ts";
import { getMembership, type Membership, readTeamState } from "./team-access.ts";

interface Reader {
  readonly teamId: string;
  readonly userId: string;
}

/** All that a team's page shows to one of its members. @throws {AppError} `not_found` for others. */
export async function readTeamPage(db: Database, { teamId, userId }: Reader, now: Date) {
  const team = await getMembership(db, { teamId, userId });
  const { name, role, monthlyMax, memberMaxUsual, allowsCopies, ownerId } = team;
  const managesPeople = may(role, "manage-people");
  const [members, spent, credits, invitations, { seats, readOnly }, connectors, takeOver, requests] = await Promise.all(
    [
      listMembers(db, teamId),
      listTeamSpending(db, teamId, now),
      readShownCredits(db, { teamId, userId }, now),
      managesPeople ? listOpenInvitations(db, teamId) : [],
      readTeamState(db, team, now),
      listConnectors(db, teamId),
      findTakeOver(db, { ...team, userId }, now),
      may(role, "manage-money") ? listOpenRequests(db, teamId, now) : new Map<string, Date>(),
    ],
  );
  const owner = members.find((member) => member.userId === ownerId);
  const others = role === "owner" ? members.filter((member) => member.userId !== userId) : [];
  return {
    team: { id: teamId, name, role, monthlyMax, memberMaxUsual },
    allowsCopies,
    seats,
    readOnly,
    credits,
    planEndsOn: role === "owner" && !readOnly ? await findPlanEnd(db, userId, now) : null,
    offeredTo: role === "owner" ? team.offeredTo : null,
    offer:
      team.offeredTo === userId
        ? {
            ownerName: `${owner?.firstName ?? ""} ${owner?.lastName ?? ""}`.trim() || "The owner",
            block: await findOwnerBlock(db, userId, now),
          }
        : null,
    takeOver: takeOver === undefined ? null : { block: takeOver },
    candidates: await Promise.all(
      others.map(async (person) => ({ ...person, block: await findOwnerBlock(db, person.userId, now) })),
    ),
    members: members.map((member) => ({
      ...member,
      ...shownOf(member, { team, userId, spent, connectors }),
      askedAt: requests.get(member.userId) ?? null,
    })),
    invitations: invitations.map((invitation) => ({ ...invitation, isExpired: invitation.expiresAt <= now })),
  };
}

interface Known {
  readonly team: Pick<Membership, "role">;
  readonly userId: string;
  readonly spent: ReadonlyMap<string, number>;
  readonly connectors: ReadonlyMap<string, string | null>;
}

/** Members see their own cap, and what they have used and connected themselves. */
function shownOf(
  member: { readonly userId: string; readonly monthlyMax: number | null },
  { team, userId, spent, connectors }: Known,
) {
  const isShown = member.userId === userId || may(team.role, "manage-people");
  if (!isShown) return { monthlyMax: null, usedAic: null, providers: [] };
  return {
    monthlyMax: member.monthlyMax,
    usedAic: spent.get(member.userId) ?? 0,
    providers: [...connectors].flatMap(([title, by]) => (by === member.userId ? [title] : [])),
  };
}

/** @returns the day on which a plan with teams ends, if it was canceled or a plan without teams follows; null if it goes on. */
async function findPlanEnd(db: Database, ownerId: string, now: Date): Promise<Date | null> {
  const { subscription } = await findEntitlement(db, ownerId, now);
  if (!subscription) return null;
  const { cancelAtPeriodEnd, billedPlanId, endsAt, currentPeriodEnd } = subscription;
  return cancelAtPeriodEnd || billedPlanId !== "business" ? (endsAt ?? currentPeriodEnd) : null;
}
