import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** @param need what can't be done, e.g. `Texts need a language model.` @param cost what doesn't cost credits then, e.g. `your texts`. */
export function NoEngine({ need, cost }: { readonly need: string; readonly cost: string }) {
  return (
    <EmptyState
      title="No language engine is connected"
      action={<ButtonLink to="/settings/ai-providers">Connect a provider</ButtonLink>}
    >
      {need} Connect one with an API key of your own: {cost} then cost no AI credits. The operator of this site can
      connect one, too, also with a server that speaks OpenAI’s language.
    </EmptyState>
  );
}
