import { drawBanners } from "./families/banners.ts";
import { drawBlocks } from "./families/blocks.ts";
import { drawBrowser } from "./families/browser.ts";
import { drawCampaign } from "./families/campaign.ts";
import { drawCharts } from "./families/charts.ts";
import { drawCode } from "./families/code.ts";
import { drawContour } from "./families/contour.ts";
import { drawDarkroom } from "./families/darkroom.ts";
import { drawFilm } from "./families/film.ts";
import { drawFinding } from "./families/finding.ts";
import { drawHealth } from "./families/health.ts";
import { drawIdeas } from "./families/ideas.ts";
import { drawLandscape } from "./families/landscape.ts";
import { drawLesson } from "./families/lesson.ts";
import { drawMarks } from "./families/marks.ts";
import { drawMotion } from "./families/motion.ts";
import { drawNodes } from "./families/nodes.ts";
import { drawPages } from "./families/pages.ts";
import { drawPhones } from "./families/phones.ts";
import { drawPosters } from "./families/posters.ts";
import { drawPrism } from "./families/prism.ts";
import { drawSlides } from "./families/slides.ts";
import { drawSocial } from "./families/social.ts";
import { drawSound } from "./families/sound.ts";
import { drawSpeech } from "./families/speech.ts";
import { drawVectors } from "./families/vectors.ts";
import { drawWriting } from "./families/writing.ts";
import type { DrawFamily } from "./scene.ts";

/** Every family by its name. The name is part of a cover's seed: renaming a family redraws its covers. */
export const coverFamilies = {
  banners: drawBanners,
  blocks: drawBlocks,
  browser: drawBrowser,
  campaign: drawCampaign,
  charts: drawCharts,
  code: drawCode,
  contour: drawContour,
  darkroom: drawDarkroom,
  film: drawFilm,
  finding: drawFinding,
  health: drawHealth,
  ideas: drawIdeas,
  landscape: drawLandscape,
  lesson: drawLesson,
  marks: drawMarks,
  motion: drawMotion,
  nodes: drawNodes,
  pages: drawPages,
  phones: drawPhones,
  posters: drawPosters,
  prism: drawPrism,
  slides: drawSlides,
  social: drawSocial,
  sound: drawSound,
  speech: drawSpeech,
  vectors: drawVectors,
  writing: drawWriting,
} satisfies Record<string, DrawFamily>;

export type CoverFamily = keyof typeof coverFamilies;
