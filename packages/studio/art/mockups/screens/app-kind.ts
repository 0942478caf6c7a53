import type { AppFrame, ScreenPlan } from "../screen.ts";
import type { Pitch, Ui } from "../ui.ts";

/** A kind of app: how prompts name it, and its screens, the most important ones first. */
export interface AppKind {
  readonly id: string;
  /** The inside of a regular expression of whole words. */
  readonly words: string;
  /** Names for apps whose prompt names none. */
  readonly names: readonly string[];
  /** Makes up for fewer words than a broad kind has. */
  readonly weight?: number;
  /** In degrees, unless the prompt names a color. */
  readonly hue: number;
  readonly frame: AppFrame;
  readonly screens: readonly ((ui: Ui) => ScreenPlan)[];
  readonly pitch?: Pitch | undefined;
}
