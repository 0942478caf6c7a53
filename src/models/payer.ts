/** Payer of a run: the user in AI credits, for the operator’s key; the user’s own key; or no one, for what a visitor drew before signup. */
export type Payer = "credits" | "own-key" | "free";
