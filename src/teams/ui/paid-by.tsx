import { useActingTeam } from "./acting-team.ts";

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
