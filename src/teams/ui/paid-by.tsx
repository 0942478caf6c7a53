import { useRouteLoaderData } from "react-router";

interface Team {
  readonly id: string;
  readonly name: string;
}

/** The team that the page is in; null for the user's own work. The frame of every page knows it. */
const useActingTeam = (): Team | null =>
  (useRouteLoaderData("root") as { readonly team: Team | null } | undefined)?.team ?? null;

/** After the price of a small button: “ from Studio North’s credits”. Nothing where users pay themselves. */
export function PaidBy() {
  const team = useActingTeam();
  return team && <> from {team.name}’s credits</>;
}

/** The same as a line of its own. */
export function PaidByLine() {
  const team = useActingTeam();
  return team && <p className="text-sm wrap-anywhere text-muted">Paid by {team.name}’s credits.</p>;
}
