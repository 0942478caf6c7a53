import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

interface Props {
  /** Sentence on what can't be done, e.g. `Texts need a language model.` */
  readonly need: string;
  /** Name of what then costs no credits, e.g. `your texts`. */
  readonly cost: string;
  /** True if the screen also works without one: then its own button comes first. */
  readonly isOptional?: boolean;
  /** Another screen that works without one. */
  readonly instead?: Instead;
}

interface Instead {
  readonly path: string;
  /** On the button. */
  readonly name: string;
  /** Sentence on what the other screen does and what it is. */
  readonly words: string;
}

export function NoEngine({ need, cost, isOptional = false, instead }: Props) {
  return (
    <EmptyState
      variant="note"
      title="No language engine is connected"
      action={
        <>
          {instead && (
            <ButtonLink to={instead.path} variant={isOptional ? "secondary" : "primary"}>
              {instead.name}
            </ButtonLink>
          )}
          <ButtonLink to="/settings/ai-providers" variant={isOptional || instead ? "secondary" : "primary"}>
            Connect a provider
          </ButtonLink>
        </>
      }
    >
      {instead && <p className="mb-2 text-ink">{instead.words}</p>}
      {need} Connect a provider with your own API key, and you pay no AI credits for {cost}. Or ask the operator of this
      site to connect a provider, or an OpenAI-compatible server, for everyone.
    </EmptyState>
  );
}
