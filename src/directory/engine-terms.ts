import type { EngineUse } from "./engine-use.ts";

/** An engine that runs here. */
export interface EngineTerms {
  /** Its slug. */
  readonly engine: string;
  readonly use: EngineUse;
}

/** Says how a tool runs here. @param terms null if it doesn't. */
export function describeTerms(terms: EngineTerms | null, textPrice: string): string {
  if (!terms) return "No";
  return terms.use === "offered" ? `Yes, for ${textPrice}` : "Yes, on your own key";
}

/** The page on which a user runs it, or connects the key for it. */
export const pathOfTerms = ({ engine, use }: EngineTerms): string =>
  use === "offered" ? `/text-generator?engine=${engine}` : "/settings/ai-providers";
