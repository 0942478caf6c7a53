import type { Path } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import type { Typesetter } from "../../../engine/type/typesetter.ts";
import type { Motif } from "../../figures/figure.ts";
import type { LogoBrief } from "../logo-brief.ts";
import type { LogoVoice } from "../logo-voices.ts";
import type { Mark } from "../mark.ts";

export const familyIds = ["monogram", "geometric", "pictorial", "emblem", "wordmark"] as const;
export type FamilyId = (typeof familyIds)[number];

/** Context that a mark is drawn from. */
export interface MarkContext {
  readonly brief: LogoBrief;
  readonly typesetter: Typesetter;
  readonly random: Random;
  readonly voice: LogoVoice;
  /** Initials in capitals; none if no face has them. */
  readonly initials: readonly string[];
  readonly motifs: readonly Motif[];
  /** A letter's outline in the mark's face, as high as it is. */
  letter(text: string): Path;
}

/** An initial as the customer wants it; without a wish, small at times. */
export const inCase = ({ letters, language }: LogoBrief, initial: string, isSmall: boolean): string =>
  isSmall && !letters ? initial.toLocaleLowerCase(language) : initial;

export interface DrawnMark {
  readonly mark: Mark;
  /** Mark for 16 pixels, where the mark has letters that are too small there. */
  readonly icon?: Mark;
  /** One sentence: what is seen and why. */
  readonly reason: string;
  /** Motif that is drawn of the trade, if any is: its colors suit. */
  readonly motif?: Motif;
  /** The name itself, set with one letter altered: it takes the place of the set name. */
  readonly word?: Mark;
}

export interface Recipe {
  readonly id: string;
  readonly family: FamilyId;
  readonly suits: (context: MarkContext) => boolean;
  readonly draw: (context: MarkContext) => DrawnMark;
  /** Frequency with which it is taken, among others of its family; 1, if left out. */
  readonly share?: number;
}
