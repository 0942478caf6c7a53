import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

interface Props {
  /** e.g. `No video engine is connected`. */
  readonly title: string;
  /** What is missing, and who offers it. */
  readonly need: string;
  /** What doesn’t cost credits then, e.g. `your videos`. */
  readonly cost: string;
  /** Whether the screen also works without one: then its own button comes first. */
  readonly isOptional?: boolean;
}

/** What is missing, and the two ways to get it. */
export const NoMediaEngine = ({ title, need, cost, isOptional = false }: Props) => (
  <EmptyState
    look="note"
    title={title}
    action={
      <ButtonLink to="/settings/ai-providers" look={isOptional ? "secondary" : "primary"}>
        Connect a provider
      </ButtonLink>
    }
  >
    {need} Connect one with your own API key, and you pay no AI credits for {cost}. The operator of this site can also
    connect one for everyone.
  </EmptyState>
);
