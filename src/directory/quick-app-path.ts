/** Settings that the image generator reads from `?payload=`. */
interface ImagePayload {
  readonly prompt?: string;
  readonly kind?: string;
  readonly aspectRatio?: string;
  readonly imageCount?: number;
  readonly imageStyle?: string;
}

interface ScreensPayload {
  readonly prompt?: string;
  readonly screens?: number;
  readonly device?: string;
}

interface TextPayload {
  readonly contentType: string;
  readonly tone: string;
  readonly words: number;
}

/** The address of a tool's screen with settings filled in; the screens read it (src/tools/run-screens/payload.ts). */
const filledIn = (screen: string, payload: ImagePayload | ScreensPayload | TextPayload): string =>
  `${screen}?${new URLSearchParams({ payload: JSON.stringify(payload) })}`;

const image = (payload: ImagePayload) => filledIn("/image-generator", payload);
const screens = (payload: ScreensPayload) => filledIn("/design-generator", payload);
const text = (payload: TextPayload) => filledIn("/text-generator", payload);
const chat = (prompt: string) => filledIn("/chat", { prompt });

const screenPaths: Readonly<Record<string, string>> = {
  "logo-maker": image({ kind: "logo", imageCount: 4 }),
  monogram: image({ kind: "logo", imageCount: 4 }),
  "instagram-post": image({ kind: "post", aspectRatio: "1:1" }),
  story: image({ kind: "story", aspectRatio: "9:16" }),
  "youtube-thumbnail": image({ kind: "banner", aspectRatio: "16:9", imageCount: 4, imageStyle: "brutal" }),
  "profile-banner": image({ kind: "banner", aspectRatio: "16:9", imageCount: 2 }),
  "web-banner": image({ kind: "banner", aspectRatio: "16:9" }),
  "event-poster": image({ kind: "poster", aspectRatio: "3:4" }),
  flyer: image({ kind: "poster", aspectRatio: "3:4" }),
  invitation: image({ kind: "poster", aspectRatio: "3:4", imageStyle: "editorial" }),
  "business-card": image({ kind: "card" }),
  "product-picture": "/home/product-picture",
  "four-versions": image({ kind: "poster", aspectRatio: "3:4", imageCount: 4 }),
  "title-slide": image({ kind: "cover", aspectRatio: "16:9", imageStyle: "editorial" }),
  "seamless-pattern": image({ kind: "pattern", aspectRatio: "1:1" }),
  illustration: image({ kind: "scene", aspectRatio: "16:9" }),
  "logo-reveal": "/home/video?key=videoGenerator&tab=design&kind=logo",
  "moving-post": "/home/video?key=videoGenerator&tab=design&kind=post",
  // The editor resizes, and opens from the list of earlier designs.
  "resize-design": "/image-generator#design-history",
  "app-screens": screens({ device: "mobile", screens: 3 }),
  "landing-page": screens({ prompt: "Landing page for ", device: "desktop", screens: 1 }),
  "dashboard-mockup": screens({ prompt: "Dashboard for ", device: "desktop", screens: 1 }),
  "post-caption": text({ contentType: "social-post", tone: "friendly", words: 100 }),
  "blog-post": text({ contentType: "blog-post", tone: "informative", words: 800 }),
  "ad-copy": text({ contentType: "advertisement", tone: "persuasive", words: 100 }),
  "product-description": text({ contentType: "product-description", tone: "persuasive", words: 200 }),
  newsletter: text({ contentType: "email", tone: "friendly", words: 300 }),
  "ai-text-check": "/home/detector",
  "read-aloud": "/home/audio?tab=speech",
  "voice-over": "/home/audio?tab=speech",
  chat: "/chat",
  "grammar-check": "/home/grammar",
  "chat-with-pdf": "/home/chatpdf",
  translate: "/home/translate",
  "search-snippet": chat(
    "Write three versions of a title (up to 60 characters) and a description (up to 155 characters) that a search engine shows for my page.\nSearch words: \nWhat the page says: ",
  ),
  "mind-map": "/home/mindmap",
  brainstorm: chat("Give me ten ideas, from different angles, for "),
  "code-helper": chat("Explain what this code does, and point out mistakes:\n\n"),
};

/** The screen of a quick app, with its settings filled in. @returns undefined for one that is not ours. */
export function findQuickAppPath(slug: string): string | undefined {
  return Object.hasOwn(screenPaths, slug) ? screenPaths[slug] : undefined;
}

/** Other names of what an app makes, and of what people make with it. Searches find it by these, too. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  flyer: ["menu", "price list", "brochure", "pamphlet", "leaflet", "handout", "real estate listing"],
  invitation: ["wedding", "birthday", "party", "save the date"],
  "business-card": ["visiting card", "name card", "contact card"],
  "event-poster": ["concert", "festival", "market", "announcement"],
  "product-picture": ["background removal", "remove the background", "product photo"],
  "seamless-pattern": ["tshirt", "fabric", "wallpaper", "wrapping paper"],
  illustration: ["tshirt", "drawing"],
  story: ["reel cover", "instagram story", "whatsapp status"],
};

/** @returns the words that a search finds a quick app by, besides its own. */
export const searchWordsOf = (slug: string): readonly string[] =>
  Object.hasOwn(otherNames, slug) ? (otherNames[slug] ?? []) : [];

/** Screens that do nothing without a language model. */
const textScreens = ["/text-generator", "/chat", "/home/translate"];

/** The kind of model without which a quick app does nothing. */
export function findQuickAppModel(slug: string): "text" | "speech" | undefined {
  // A browser reads aloud by itself, but gives no sound to keep.
  if (slug === "voice-over") return "speech";
  const path = findQuickAppPath(slug)?.split("?", 1)[0];
  return path !== undefined && textScreens.includes(path) ? "text" : undefined;
}
