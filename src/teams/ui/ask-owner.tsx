import { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Button } from "#ui/button.tsx";
import { teamPath } from "../rules.ts";
import { useActingTeam } from "./acting-team.ts";

/** Asks the team's owner for more credits, by mail. */
export function AskOwner({ teamId }: { readonly teamId: string }) {
  const fetcher = useFetcher<FormReply>();
  const reply = fetcher.data;
  const isBusy = fetcher.state !== "idle";
  // More credits are of no use while nothing can be made.
  if (useActingTeam()?.isReadOnly) return null;
  return (
    <fetcher.Form method="post" action={teamPath(teamId)} className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="ask" />
      {reply?.outcome !== "done" && (
        <Button type="submit" variant="secondary" size="sm" aria-disabled={isBusy || undefined}>
          {isBusy ? "Asking…" : "Ask the owner"}
        </Button>
      )}
      <p role="status" className="text-sm text-muted">
        {reply?.outcome === "done" ? "The owner has an email from you." : (reply?.message ?? "")}
      </p>
    </fetcher.Form>
  );
}
