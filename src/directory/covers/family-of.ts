import type { CoverFamily } from "./cover-families.ts";

const families: Readonly<Record<string, CoverFamily>> = {
  "image-generation": "landscape",
  "photo-editing": "darkroom",
  "logo-design": "marks",
  banner: "banners",
  "social-media": "social",
  presentation: "slides",
  "video-creation": "film",
  "audio-tools": "sound",
  animation: "motion",
  "design-tools": "vectors",
  website: "browser",
  "mobile-app": "phones",
  "content-marketing": "campaign",
  seo: "finding",
  ads: "posters",
  "landing-page": "browser",
  copywriting: "writing",
  content: "writing",
  research: "contour",
  translation: "speech",
  document: "pages",
  education: "lesson",
  workflow: "nodes",
  chat: "speech",
  code: "code",
  data: "charts",
  "ai-tools": "prism",
  ideation: "ideas",
  "3d-modeling": "blocks",
  health: "health",
};

/** The family of a category's covers; a category without one of its own gets the general one. */
export function familyOf(categoryId: string): CoverFamily {
  return Object.hasOwn(families, categoryId) ? (families[categoryId] ?? "prism") : "prism";
}
