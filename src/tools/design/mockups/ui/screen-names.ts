import type { DeviceId } from "#studio/rules.ts";
import type { Output, ScreenSettings } from "../mockup-rules.ts";

export const deviceNames: Readonly<Record<DeviceId, string>> = {
  desktop: "Desktop",
  tablet: "Tablet",
  mobile: "Mobile",
};

export const outputNames: Readonly<Record<Output, { readonly name: string; readonly words: string }>> = {
  png: { name: "PNG", words: "a picture of each screen" },
  figma: { name: "Figma (SVG)", words: "named layers, drag it into Figma" },
  html: { name: "HTML", words: "a page that stands alone" },
};

/** First prompts, for a user who has none. */
export const screenIdeas: readonly Pick<ScreenSettings, "prompt" | "device">[] = [
  { prompt: "A banking app called Fjord with payments, savings and cards, in blue", device: "mobile" },
  { prompt: "Analytics dashboard for an online store", device: "desktop" },
  { prompt: "A running app with training plans and progress, in green", device: "mobile" },
  { prompt: "Travel site for small hotels by the sea", device: "desktop" },
  { prompt: "Recipe and food delivery app “Supper”", device: "tablet" },
];
