import type { Random } from "../../random.ts";

export interface LookOrder {
  /** In degrees, as the prompt or the kind of app wants it. */
  readonly hue: number;
  /** The prompt names a color. */
  readonly isHueAsked: boolean;
  readonly isWide: boolean;
  readonly random: Random;
}
