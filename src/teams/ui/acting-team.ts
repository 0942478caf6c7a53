import { useRouteLoaderData } from "react-router";
import { type KeyOwner, may, type Permission, type ReadOnlyState, type Role } from "../rules.ts";

interface Team {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly isReadOnly: boolean;
  readonly readOnly: ReadOnlyState | null;
}

/** The team that the page is in; null for the user's own work. The frame of every page knows it. */
export const useActingTeam = (): Team | null =>
  (useRouteLoaderData("root") as { readonly team: Team | null } | undefined)?.team ?? null;

/** Owner of the provider keys that runs of the page use. */
export const useKeyOwner = (): KeyOwner => (useActingTeam() ? "the team’s" : "your");

/** Tells whether the user may do something here that not every role may. */
export function useMay(permission: Permission): boolean {
  const team = useActingTeam();
  return team === null || may(team.role, permission);
}
