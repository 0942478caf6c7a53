import { fileNameOf } from "#platform/file-names.ts";
import type { WorkKinds } from "../work-kinds.ts";

type Settings = Readonly<Record<string, unknown>>;

/** Settings in which tools keep what the user wrote. */
const promptFields = ["prompt", "text", "question", "topic", "title"];
/** Names of the settings that are shown, as the forms have them. What isn’t here is said elsewhere, an id, or a thing between a page and the server. */
const names: Readonly<Record<string, string>> = {
  // The kind of result is the tool's, so that of a design is another one.
  kind: "Design",
  style: "Style",
  aspectRatio: "Format",
  detail: "Detail",
  occasion: "Occasion",
  count: "How many",
  screens: "Screens",
  device: "Device",
  outputs: "Files",
  set: "Scene",
  light: "Light",
  headline: "Headline",
  price: "Price in the picture",
  negativePrompt: "Not in the picture",
  contentType: "Content type",
  tone: "Tone",
  temperature: "Temperature",
  words: "Words",
  audience: "Audience",
  points: "Key points",
  technique: "Technique",
  language: "Language",
  from: "Translated from",
  to: "Translated into",
  voice: "Voice",
  speed: "Speed",
  format: "File format",
  seconds: "Seconds",
  mayFallBack: "May use another engine",
};
/** Settings that don’t count where another one says that the studio chose for the prompt. */
const chosenBy: Readonly<Record<string, string>> = { style: "isStyleAuto", aspectRatio: "isFormatAuto" };

/** Text that the user wrote. */
export function promptOf(settings: Settings): string {
  const written = promptFields.map((field) => (Object.hasOwn(settings, field) ? settings[field] : undefined));
  return written.find((value): value is string => typeof value === "string" && value.trim() !== "")?.trim() ?? "";
}

const nameMax = 60;

/** Name of a run's files, by what the user wrote, without an ending. */
export const fileNameOfRun = ({ settings, kind }: { readonly settings: Settings; readonly kind: string }): string =>
  fileNameOf(promptOf(settings).slice(0, nameMax) || kind);

const factsMax = 16;
const valueMax = 300;

/** The other settings, in words: `{ aspectRatio: "3:4" }` is "Format: Portrait, 3:4". @param choices names of choices, by the setting. */
export function factsOf(
  settings: Settings,
  choices: WorkKinds["settingNames"],
): readonly { readonly name: string; readonly value: string }[] {
  return Object.entries(settings)
    .flatMap(([field, value]) => {
      const name = Object.hasOwn(names, field) && names[field];
      const words = settings[chosenBy[field] ?? ""] === true ? "Chosen for the prompt" : wordsOf(field, value, choices);
      return name && words !== "" ? [{ name, value: words }] : [];
    })
    .slice(0, factsMax);
}

const wordsOf = (field: string, value: unknown, choices: WorkKinds["settingNames"]): string =>
  textOf(value, Object.hasOwn(choices, field) ? choices[field] : {});

function textOf(value: unknown, chosen: Readonly<Record<string, string>> = {}): string {
  if (typeof value === "string" && Object.hasOwn(chosen, value)) return chosen[value] ?? value;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value.length > valueMax ? `${value.slice(0, valueMax)}…` : value;
  const isList = Array.isArray(value) && value.every((one) => typeof one === "string" || typeof one === "number");
  return isList ? textOf(value.map((one) => textOf(one, chosen)).join(", ")) : "";
}
