import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

interface Props {
  /** e.g. `No video engine is connected`. */
  readonly title: string;
  /** Sentence on what is missing, and who offers it. */
  readonly need: string;
  /** Name of what then costs no credits, e.g. `your videos`. */
  readonly cost: string;
  /** True if the screen also works without an engine: then its own button comes first. */
  readonly isOptional?: boolean;
}

/** Note on the missing engine, and the two ways to get one. */
export const NoMediaEngine = ({ title, need, cost, isOptional = false }: Props) => (
  <EmptyState
    variant="note"
    title={title}
    action={
      <ButtonLink to="/settings/ai-providers" variant={isOptional ? "secondary" : "primary"}>
        Connect a provider
      </ButtonLink>
    }
  >
    {need} Connect one with your own API key, and you pay no AI credits for {cost}. The operator of this site can also
    connect one for everyone.
  </EmptyState>
);
