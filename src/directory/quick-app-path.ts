import { toolSearchPath } from "./rules.ts";

/** What the image generator reads from `?payload=`. */
interface ImagePayload {
  readonly kind?: string;
  readonly aspectRatio?: string;
  readonly imageCount?: number;
  readonly imageStyle?: string;
}

/** Quick apps that the image generator does, with the settings that it opens with. */
const imagePayloads: Readonly<Record<string, ImagePayload>> = {
  "logo-maker": { kind: "logo", imageCount: 4 },
  monogram: { kind: "logo", imageCount: 4 },
  "instagram-post": { kind: "post", aspectRatio: "1:1" },
  story: { kind: "story", aspectRatio: "9:16" },
  "youtube-thumbnail": { kind: "banner", aspectRatio: "16:9", imageCount: 4, imageStyle: "brutal" },
  "profile-banner": { kind: "banner", aspectRatio: "16:9", imageCount: 2 },
  "web-banner": { kind: "banner", aspectRatio: "16:9" },
  "event-poster": { kind: "poster", aspectRatio: "3:4" },
  "four-versions": { kind: "poster", aspectRatio: "3:4", imageCount: 4 },
  "title-slide": { kind: "cover", aspectRatio: "16:9", imageStyle: "editorial" },
};

/** Those whose screen takes no settings from its address. */
const paths: Readonly<Record<string, string>> = {
  chat: "/chat",
  "app-screens": "/design-generator",
  "landing-page": "/design-generator",
  "dashboard-mockup": "/design-generator",
};

/** The screen of a quick app, with its settings filled in. @returns undefined as long as no screen does it. */
export function findQuickAppPath(slug: string): string | undefined {
  if (Object.hasOwn(paths, slug)) return paths[slug];
  if (!Object.hasOwn(imagePayloads, slug)) return undefined;
  return `/image-generator?${new URLSearchParams({ payload: JSON.stringify(imagePayloads[slug]) })}`;
}

/** Where a quick app's card leads: to its screen, else to the tools of its category. */
export const quickAppPath = (slug: string, categoryId: string): string =>
  findQuickAppPath(slug) ?? toolSearchPath({ categoryId });
