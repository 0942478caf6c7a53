import type { StyleId } from "../brief/brief.ts";
import { base, weights } from "./look-weights.ts";

/** Named features of a design, each from 0 to 1. */
export type DesignFeatures = Readonly<Record<string, number>>;

/** The style and the composition of a design, which add what is not measured of it. */
interface Made {
  readonly style: StyleId;
  readonly compositionId: string;
}

/**
 * Estimates how a designer would judge how a design looks: 1 would be handed to a customer, 0.4 is a usable start, 0 is neither. A linear
 * model of labels in `docs/studio/labels.tsv`, fitted by `npm run studio:weights`.
 */
export function lookOf(features: DesignFeatures, { style, compositionId }: Made): number {
  const made = [style, compositionId, `${style} ${compositionId}`].map((name) => [name, 1] as const);
  return [...Object.entries(features), ...made].reduce(
    (sum, [name, value]) => sum + (weights[name] ?? 0) * value,
    base,
  );
}
