import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

interface Props {
  /** What can't be done, e.g. `Texts need a language model.` */
  readonly need: string;
  /** What doesn't cost credits then, e.g. `your texts`. */
  readonly cost: string;
  /** Whether the screen also works without one: then its own button comes first. */
  readonly isOptional?: boolean;
}

export function NoEngine({ need, cost, isOptional = false }: Props) {
  return (
    <EmptyState
      look="note"
      title="No language engine is connected"
      action={
        <ButtonLink to="/settings/ai-providers" look={isOptional ? "secondary" : "primary"}>
          Connect a provider
        </ButtonLink>
      }
    >
      {need} Connect a provider with your own API key, and {cost} cost no AI credits. The operator of this site can
      connect one for everyone, or a server with an OpenAI-compatible API.
    </EmptyState>
  );
}
