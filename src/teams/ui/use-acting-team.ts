import { useRouteLoaderData } from "react-router";

interface Team {
  readonly id: string;
  readonly name: string;
  /** True while nothing can be made or changed in it. */
  readonly isReadOnly: boolean;
}

/** The team that the page is in; null for the user's own work. The frame of every page knows it. */
export const useActingTeam = (): Team | null =>
  (useRouteLoaderData("root") as { readonly team: Team | null } | undefined)?.team ?? null;
