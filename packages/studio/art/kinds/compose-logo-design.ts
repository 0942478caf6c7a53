import { composeLogo } from "../logos/compose-logo.ts";
import { logoCanvas } from "../logos/lockups.ts";
import { logoBriefOf } from "../logos/logo-brief.ts";
import type { Composer } from "./composer.ts";

/** A logo's whole lock-up; variants are of other families first. */
export const composeLogoDesign: Composer = (brief, typesetter, choices) => {
  const logo = composeLogo(logoBriefOf(brief), typesetter, choices);
  return {
    design: logoCanvas(logo, typesetter, brief),
    choices: {
      variant: choices.variant,
      compositionId: `${logo.family}/${logo.recipeId}`,
      palette: logo.colors.palettes.light,
      voices: logo.voices,
    },
  };
};
