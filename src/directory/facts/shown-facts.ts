import { describeFact, type FactKind, factKinds, factLabels, type ShownFact, type ToolFact } from "../fact-rules.ts";
import type { EngineDetail, ToolCard } from "../rules.ts";

const engineApiTexts: Readonly<Record<EngineDetail["api"], string>> = {
  public: "Yes",
  connect: "Connects to an account, but generates nothing",
  none: "No",
};

/**
 * All kinds of facts of a tool, the unknown ones too. What a source says goes before what the directory says by itself: whether there is a
 * free plan, and the API of a tool that is one of its AI models.
 */
export function toShownFacts(
  tool: Pick<ToolCard, "isPaid">,
  facts: readonly ToolFact[],
  engine: Pick<EngineDetail, "api"> | undefined,
): readonly ShownFact[] {
  const own: Partial<Record<FactKind, string>> = {
    free: tool.isPaid ? "Paid only" : "Free plan",
    ...(engine ? { api: engineApiTexts[engine.api] } : {}),
  };
  return factKinds.map((kind) => {
    const fact = facts.find((one) => one.kind === kind);
    return {
      kind,
      label: factLabels[kind],
      text: fact ? describeFact(kind, fact.value) : (own[kind] ?? null),
      source: fact ? { url: fact.source, checkedOn: fact.checkedOn } : null,
    };
  });
}
