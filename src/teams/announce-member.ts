import { randomUUID } from "node:crypto";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import type { Role } from "./rules.ts";

/** A change of who is in a team, for its programs. */
export type MemberChange =
  | { readonly type: "team.member.joined" | "team.member.role_changed"; readonly userId: string; readonly role: Role }
  | {
      readonly type: "team.member.left";
      readonly userId: string;
      readonly reason: "left" | "removed" | "account-deleted";
    };

/** Tells a team's programs of a change, in the transaction that makes it. They get ids only: names and addresses stay here. */
export async function announceMember(
  { announcements }: Pick<Services, "announcements">,
  tx: Executor,
  teamId: string,
  { type, ...data }: MemberChange,
): Promise<void> {
  await announcements.announce(tx, { ownerId: teamId, type, key: `member:${randomUUID()}`, data });
}
