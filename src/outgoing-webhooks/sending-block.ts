import { findStanding } from "#accounts/index.ts";
import { findEntitlement } from "#billing/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { findTeamState } from "#teams/index.ts";
import type { SendingBlock } from "./rules.ts";

type Needs = Pick<Services, "db" | "clock">;

/** Why an owner's webhooks are not sent: the same plan as for API keys. @returns null if they are. */
export async function findSendingBlock({ db, clock }: Needs, ownerId: string): Promise<SendingBlock | null> {
  const now = clock.now();
  const team = await findTeamState(db, ownerId, now);
  if (team) return team.readOnly ? "team" : null;
  const [standing, { entitlement }] = await Promise.all([findStanding(db, ownerId), findEntitlement(db, ownerId, now)]);
  if (standing !== "active") return "account";
  return entitlement.mayUseApi ? null : "plan";
}

/** @throws {AppError} `forbidden` for owners whose webhooks are not sent. */
export async function requireSending(services: Needs, ownerId: string): Promise<void> {
  const block = await findSendingBlock(services, ownerId);
  if (block === null) return;
  throw new AppError("forbidden", {
    userMessage:
      block === "plan"
        ? "Webhooks are part of the Business plan. Upgrade your plan to use them."
        : "No webhooks are sent at the moment.",
  });
}
