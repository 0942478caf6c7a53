import type { Kind } from "../../engine/brief/brief.ts";
import { composeMockup } from "../mockups/mockup-composer.ts";
import { composeInStyle } from "../styles/compose-in-style.ts";
import { abstractCompositions } from "./abstract/abstract.ts";
import { composeLogoDesign } from "./compose-logo-design.ts";
import { pictureComposer } from "./compose-picture.ts";
import type { Composer } from "./composer.ts";
import { namedFigures } from "./figure-set.ts";
import { iconCompositions } from "./icons/icons.ts";
import { patternCompositions } from "./pattern/pattern.ts";
import { skyPalette } from "./scene/light.ts";
import { sceneCompositions } from "./scene/scene.ts";

const composers: Readonly<Record<Kind, Composer>> = {
  poster: composeInStyle,
  post: composeInStyle,
  story: composeInStyle,
  banner: composeInStyle,
  cover: composeInStyle,
  card: composeInStyle,
  logo: composeLogoDesign,
  mockup: composeMockup,
  pattern: pictureComposer({
    compositions: (brief) => patternCompositions(brief.style, namedFigures(brief).length > 0),
  }),
  abstract: pictureComposer({ compositions: ({ style }) => abstractCompositions(style) }),
  scene: pictureComposer({ compositions: sceneCompositions, palette: skyPalette }),
  icons: pictureComposer({ compositions: ({ style }) => iconCompositions(style) }),
};

export const composerOf = (kind: Kind): Composer => composers[kind];
