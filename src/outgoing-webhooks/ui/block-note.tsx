import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { SendingBlock } from "../rules.ts";

interface Props {
  readonly block: SendingBlock;
  readonly teamName: string | undefined;
}

/** Says why no webhooks are sent. */
export function BlockNote({ block, teamName }: Props) {
  if (block === "plan") {
    return (
      <EmptyState
        title="Webhooks are part of the Business plan"
        action={<ButtonLink to="/settings/billing">See the plans</ButtonLink>}
      >
        On your current plan, none are sent. Events of this time aren’t sent later, either.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No webhooks are sent at the moment">
      {block === "team" ? `${teamName ?? "The team"} can only be read.` : "Your account can’t be used right now."}{" "}
      Events of this time aren’t sent later, either.
    </EmptyState>
  );
}
