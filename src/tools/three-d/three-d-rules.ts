/** Fields and prices of the form of 3D models. Pure. */
import { priceOfMedia } from "#credits/rules.ts";
import type { Payer } from "#models/rules.ts";
import type { MediaSettings } from "../run-screens/media/media-rules.ts";

export const threeDPath = "/home/3d";
export const promptMax = 2_000;

export interface ModelSettings {
  readonly engine: string;
  readonly prompt: string;
  /** Source that the model is made from. */
  readonly source: "words" | "picture";
}

interface ModelEngine {
  readonly id: string;
  readonly takesWords?: boolean | undefined;
}

/** The form as an earlier run had it; its engine may be gone. */
export function initialModel(
  engines: readonly ModelEngine[],
  { rerun, engineSlug }: { readonly rerun?: MediaSettings | undefined; readonly engineSlug?: string | null },
): ModelSettings {
  const wanted = rerun?.engine ?? `${engineSlug ?? ""}/`;
  const engine = engines.find(({ id }) => id === wanted || id.startsWith(wanted)) ?? engines[0];
  return { engine: engine?.id ?? "", prompt: rerun?.prompt ?? "", source: sourceFor(engine, rerun?.hadFile !== true) };
}

/** @param wantsWords whether words are preferred, where the engine takes them. */
export const sourceFor = (engine: ModelEngine | undefined, wantsWords: boolean): ModelSettings["source"] =>
  engine?.takesWords && wantsWords ? "words" : "picture";

/** AIC; exact. */
export const priceOfModel = ({ payer }: { readonly payer: Payer }): number =>
  payer === "own-key" ? 0 : priceOfMedia({ made: "model", models: 1 });
