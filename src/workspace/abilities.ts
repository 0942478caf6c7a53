import { creditRates, creditsInWords, priceOfMedia, type ServiceType } from "#credits/rules.ts";

export const modalities = ["image", "video", "speech", "transcription", "music", "model"] as const;
type Modality = (typeof modalities)[number];

export const mediaTabs = [
  { id: "image", title: "Image" },
  { id: "video", title: "Video" },
  { id: "audio", title: "Audio" },
] as const;
export type MediaTab = (typeof mediaTabs)[number]["id"];

/** Something that users can make, or what it takes until they can. */
export interface Ability {
  readonly title: string;
  readonly about: string;
  /** Maker of it: our studio, names of connected engines, or nothing yet. */
  readonly by: string;
  readonly isReady: boolean;
  /** Price in words, e.g. `10 AI credits per image`. */
  readonly price: string;
  readonly link: { readonly text: string; readonly path: string };
}

/** Names of engines by what they make; a modality without any is missing or empty. */
export type NamedEngines = ReadonlyMap<Modality, readonly string[]>;

const connect = { text: "Connect a provider", path: "/settings/ai-providers" };
const studio = { by: "Easel Studio, without a key", isReady: true } as const;

/** `10 AI credits per image`. */
function rateOf(service: ServiceType): string {
  const rate = creditRates.find((one) => one.service === service);
  return rate ? `${creditsInWords(rate.aic)} per ${rate.unit}` : "";
}

const musicAic = priceOfMedia({ made: "music", seconds: 60 });
const modelAic = priceOfMedia({ made: "model", models: 1 });
const filmAic = priceOfMedia({ made: "video", seconds: 1, isAdvanced: false });

/** One card for each thing to make. */
export function describeAbilities(engines: NamedEngines): Readonly<Record<MediaTab, readonly Ability[]>> {
  const byEngine = (modality: Modality, card: Omit<Ability, "by" | "isReady">): Ability => {
    const names = engines.get(modality) ?? [];
    return names.length > 0
      ? { ...card, by: names.join(", "), isReady: true }
      : { ...card, by: "Needs an engine: your own key, or one from the operator", isReady: false, link: connect };
  };
  return {
    image: [
      {
        ...studio,
        title: "Designs",
        about:
          "Logos, posters, posts, banners, cards, patterns and icons with real type. As PNG, JPG or PDF, with Pro also SVG.",
        price: rateOf("image"),
        link: { text: "Make a design", path: "/image-generator" },
      },
      {
        ...studio,
        title: "Screens of apps and websites",
        about: "One, three or five screens for phones, tablets or desktops. As PNG, SVG for Figma, or HTML.",
        price: rateOf("design"),
        link: { text: "Make screens", path: "/design-generator" },
      },
      byEngine("image", {
        title: "Photos and illustrations",
        about: "Pictures by image models, from your description.",
        price: `${rateOf("image")}, or on your own key`,
        link: { text: "Make a picture", path: "/image-generator" },
      }),
      byEngine("model", {
        title: "3D models",
        about: "A model from words or a picture, to look at from all sides and to download as GLB.",
        price: `${creditsInWords(modelAic)} per model, or on your own key`,
        link: { text: "Make a 3D model", path: "/home/3d" },
      }),
    ],
    video: [
      {
        ...studio,
        title: "Moving designs",
        about: "Choose one of your designs or write a new one, and download it as an animated MP4.",
        price: "Included with the design",
        link: { text: "Animate a design", path: "/home/video?key=videoGenerator&tab=design" },
      },
      byEngine("video", {
        title: "Videos from words or a picture",
        about: "Short videos by video models. They take minutes, and go on when you close the page.",
        price: `From ${creditsInWords(filmAic)} per second, or on your own key`,
        link: { text: "Make a video", path: "/home/video?key=videoGenerator" },
      }),
    ],
    audio: [
      byEngine("speech", {
        title: "Speech",
        about: "A text or a script read aloud, in a voice you choose.",
        price: `${rateOf("audio")}, or on your own key`,
        link: { text: "Turn text into speech", path: "/home/audio" },
      }),
      byEngine("transcription", {
        title: "Transcription",
        about: "Recordings as text or subtitles.",
        price: `${rateOf("audio")}, or on your own key`,
        link: { text: "Transcribe a recording", path: "/home/audio?tab=transcription" },
      }),
      byEngine("music", {
        title: "Music",
        about: "A piece of music from your description.",
        price: `${creditsInWords(musicAic)} per minute, or on your own key`,
        link: { text: "Make music", path: "/home/audio?tab=music" },
      }),
    ],
  };
}
