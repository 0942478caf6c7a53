import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Button } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { expectToasts, showToast } from "#ui/toast.ts";
import { type TeamCredits, teamPath } from "../rules.ts";

interface Props {
  readonly credits: TeamCredits;
  /** True inside another form, where no form of its own can be. It needs scripts there. */
  readonly isInForm?: boolean;
}

/** Asks the team's owner for more credits, by mail. Shows nothing to the owner, and in a team that can only be read. */
export function AskOwner({ credits: { teamId, isOwner, isReadOnly, owner, askedAt }, isInForm = false }: Props) {
  const fetcher = useFetcher<FormReply>();
  const { pathname, search } = useLocation();
  const { data: reply, state } = fetcher;
  const isBusy = state !== "idle";
  const name = owner?.name ?? "the owner";
  useEffect(expectToasts, []);
  useEffect(() => {
    if (reply?.outcome === "done") showToast({ kind: "success", title: `We’ve emailed ${name}` });
  }, [reply, name]);
  if (isOwner || isReadOnly) return null;
  const ask = () => {
    if (!isBusy) void fetcher.submit({ intent: "ask" }, { method: "post", action: teamPath(teamId) });
  };
  const label = isBusy ? "Asking…" : "Ask the owner";
  const common = { variant: "secondary", size: "sm", "aria-disabled": isBusy || undefined } as const;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!askedAt &&
        (isInForm ? (
          <Button {...common} onClick={ask}>
            {label}
          </Button>
        ) : (
          <fetcher.Form
            method="post"
            action={teamPath(teamId)}
            onSubmit={(event) => {
              event.preventDefault();
              ask();
            }}
          >
            <input type="hidden" name="intent" value="ask" />
            {/* Leads back to this page without scripts. */}
            <input type="hidden" name="from" value={`${pathname}${search}`} />
            <Button {...common} type="submit">
              {label}
            </Button>
          </fetcher.Form>
        ))}
      <p role="status" className="text-sm text-muted empty:hidden">
        {askedAt ? (
          <>
            You asked {owner?.firstName ?? "the owner"} on <DateTime at={askedAt} isDay />.
          </>
        ) : reply?.outcome === "refused" ? (
          reply.message
        ) : null}
      </p>
    </div>
  );
}
