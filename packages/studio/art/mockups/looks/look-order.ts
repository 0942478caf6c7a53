import type { Random } from "../../../engine/random.ts";
import type { LookColors, Scheme } from "../look.ts";

export interface LookOrder {
  /** In degrees, as the prompt or the kind of app wants it. */
  readonly hue: number;
  /** The prompt names a color, or a brand has one. */
  readonly isHueAsked: boolean;
  readonly isWide: boolean;
  readonly random: Random;
  /** All colors of a scheme, in a brand’s where there is one. */
  readonly colorsOf: (scheme: Scheme) => LookColors;
}
