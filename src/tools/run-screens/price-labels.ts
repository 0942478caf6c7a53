/** Lines that the tools show about prices before a run starts. */

import { creditsInWords } from "#credits/rules.ts";
import { type Payer, stoppingLabel } from "#models/rules.ts";
import { type KeyOwner, ownApiKey } from "#teams/rules.ts";

const rate = "1 per 1,000 tokens, rounded up";

/**
 * @param maxAic 0 on the user's own key, and while there is nothing to send.
 * @param payer where both can be.
 * @param keyOwner of the key, if it runs on one.
 */
export function priceLabel(maxAic: number, payer: Payer = "own-key", keyOwner: KeyOwner = "your"): string {
  if (maxAic > 0) return `${shortPriceLabel(maxAic)}: ${rate}`;
  return payer === "own-key"
    ? `0 AI credits: this runs on ${ownApiKey(keyOwner)}`
    : `1 AI credit per 1,000 tokens, rounded up`;
}

/** Price line for a page that shows the rate elsewhere. */
export const shortPriceLabel = (maxAic: number): string =>
  maxAic === 0 ? creditsInWords(0) : `At most ${creditsInWords(maxAic)}`;

/** Instead of the price of a model that the user’s plan doesn’t have. */
export const planLabel = "This model is part of the Pro and Business plans. You can also connect a key of your own.";

/** Line on stopping an answer that is written as the user watches. */
export const textStoppingLabel = (
  engine: Parameters<typeof stoppingLabel>[0],
  what: string,
  keyOwner?: KeyOwner,
): string => `${stoppingLabel(engine, what, keyOwner)} Leaving the page doesn’t stop it.`;

/** A model in a list to choose from. */
export function optionLabel(
  {
    engineName,
    modelName,
    isAdvanced,
    payer,
    needsPlan = false,
  }: {
    readonly engineName: string;
    readonly modelName: string;
    readonly isAdvanced: boolean;
    readonly payer: Payer;
    readonly needsPlan?: boolean;
  },
  keyOwner: KeyOwner = "your",
): string {
  const remarks = [
    engineName,
    isAdvanced && "advanced",
    payer === "own-key" && `${keyOwner} key`,
    needsPlan && "on Pro",
  ];
  return `${modelName} (${remarks.filter(Boolean).join(", ")})`;
}
