import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

interface Props {
  /** What can't be done, e.g. `Texts need a language model.` */
  readonly need: string;
  /** What doesn't cost credits then, e.g. `your texts`. */
  readonly cost: string;
  readonly look?: "ruled" | "open";
}

export function NoEngine({ need, cost, look }: Props) {
  return (
    <EmptyState
      look={look}
      title="No language engine is connected"
      action={<ButtonLink to="/settings/ai-providers">Connect a provider</ButtonLink>}
    >
      {need} Connect a provider with your own API key, and {cost} cost no AI credits. The operator of this site can
      connect one for everyone, or a server with an OpenAI-compatible API.
    </EmptyState>
  );
}
