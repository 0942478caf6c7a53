import type { StyleId } from "../brief/brief.ts";
import { base, weights } from "./look-weights.ts";

/** Named features of a design, each from 0 to 1. */
export type DesignFeatures = Readonly<Record<string, number>>;

/**
 * Estimates how a designer would judge how a design looks: 1 would be handed to a customer, 0.4 is a usable start, 0 is neither. A linear
 * model of labels in `docs/studio/labels.tsv`, fitted by `npm run studio:weights`; each style adds what is not measured of it.
 */
export const lookOf = (features: DesignFeatures, style: StyleId): number =>
  Object.entries({ ...features, [`style ${style}`]: 1 }).reduce(
    (sum, [name, value]) => sum + (weights[name] ?? 0) * value,
    base,
  );
