import { createContext } from "react-router";

/**
 * Terms on which users can run an engine here: with AI credits, on the operator's key (`offered`), or only on a key of their own. It is the
 * same for all visitors, since they share the page.
 */
export type EngineUse = "offered" | "own-key";

/** For loaders: asks the tools, which know, by the engine's slug. */
export const engineUseContext = createContext<(slug: string) => EngineUse | undefined>();

/** Price of a text by a connected engine, e.g. "1 AI credit per 1,000 tokens": the same for all. */
export const textPriceContext = createContext<string>();
