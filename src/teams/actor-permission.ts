import type { Actor } from "./acting.ts";
import { may, type Permission } from "./rules.ts";
import { notAllowed } from "./team-access.ts";

/** Tells whether an actor may do something that not every role may. Users may do everything with their own work. */
export const actorMay = ({ team }: Pick<Actor, "team">, permission: Permission): boolean =>
  team === null || may(team.role, permission);

/** @throws {AppError} `forbidden` in a team, for members whose role does not allow it. */
export function requirePermission(actor: Pick<Actor, "team">, permission: Permission): void {
  if (!actorMay(actor, permission)) throw notAllowed(permission);
}
