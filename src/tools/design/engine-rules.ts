/** Rules of the engines that make the pictures: what each of them is told and costs. Pure: the page says with it what will happen. */
import { creditsInWords } from "#credits/rules.ts";
import type { StoppingCost } from "#engines/index.ts";
import type { Payer } from "#models/rules.ts";
import { type AspectRatio, aspectRatios } from "#studio/rules.ts";
import { type KeyOwner, ownApiKey } from "#teams/rules.ts";
import { counts, type DesignSettings, initialDesignSettings, priceOfDesigns } from "./design-rules.ts";

/** Beside the ids of connected engines, which have a slash in them. */
export const studioId = "studio";

/** So many can be compared side by side. */
export const enginesMax = 4;

/** A connected image engine, as the page offers it. */
export interface ImageEngine {
  readonly id: string;
  readonly engineName: string;
  readonly modelName: string;
  readonly vendorName: string;
  readonly isAdvanced: boolean;
  /** The user’s plan doesn’t have it: it is shown, and can’t be chosen. */
  readonly needsPlan: boolean;
  readonly payer: Payer;
  readonly stopping: StoppingCost;
  /** Ratios that it makes instead of those that it doesn't take. */
  readonly ratios: Readonly<Partial<Record<AspectRatio, string>>>;
  /** True if its images can be made of a picture. */
  readonly takesPicture: boolean;
}

export interface GeneratorSettings extends DesignSettings {
  /** `studio`, and ids of connected engines. */
  readonly engines: readonly string[];
  /** True if connected engines are told the words of the style. */
  readonly tellsStyle: boolean;
}

export const initialSettings: GeneratorSettings = {
  ...initialDesignSettings,
  isKindAuto: true,
  isFormatAuto: true,
  isStyleAuto: true,
  seed: "1",
  engines: [studioId],
  tellsStyle: true,
};

/** The chosen engines that are connected, in the order of the list. */
export const chosenEngines = (
  { engines }: Pick<GeneratorSettings, "engines">,
  connected: readonly ImageEngine[],
): readonly ImageEngine[] => connected.filter(({ id }) => engines.includes(id));

/** Tells whether the studio makes designs: it also does if no connected engine was chosen. */
export const usesStudio = (settings: Pick<GeneratorSettings, "engines">, connected: readonly ImageEngine[]): boolean =>
  settings.engines.includes(studioId) || chosenEngines(settings, connected).length === 0;

const pictureOf =
  /(?<![\p{L}“"])(?:photo(?:graph)?s?|illustrations?|paintings?|renderings?|fotos?|fotografie|gemälde|photographies?|peintures?|fotografías?|ilustración|pintura)(?: (?:of|showing|von|eine[srmn]?|de|d['’]une?))(?!\p{L})/iu;

/** Tells whether a prompt describes a picture that the studio, alone, would set as words: 'photo of a croissant'. */
export const needsImageModel = (
  settings: Pick<GeneratorSettings, "prompt" | "kind" | "engines" | "photoId">,
  connected: readonly ImageEngine[],
): boolean =>
  settings.kind !== "scene" &&
  settings.photoId === undefined &&
  chosenEngines(settings, connected).length === 0 &&
  pictureOf.test(settings.prompt);

/** AIC; exact. */
export const priceOfEngine = ({ payer }: Pick<ImageEngine, "payer">, count: number): number =>
  payer === "own-key" ? 0 : priceOfDesigns(count);

export interface Price {
  /** AIC, of all together. */
  readonly totalAic: number;
  /** Price of each, if there are several; otherwise, how the price comes about. */
  readonly words: string;
}

/** Price of one press. */
export function priceOf(
  settings: GeneratorSettings,
  connected: readonly ImageEngine[],
  keyOwner: KeyOwner = "your",
): Price {
  const { count } = settings;
  const parts = [
    ...(usesStudio(settings, connected) ? [{ name: "Easel Studio", aic: priceOfDesigns(count), isOwnKey: false }] : []),
    ...chosenEngines(settings, connected).map((engine) => ({
      name: engine.modelName,
      aic: priceOfEngine(engine, count),
      isOwnKey: engine.payer === "own-key",
    })),
  ];
  const totalAic = parts.reduce((sum, { aic }) => sum + aic, 0);
  const [only, ...others] = parts;
  if (only && others.length === 0) {
    return { totalAic, words: only.isOwnKey ? `this runs on ${ownApiKey(keyOwner)}` : "10 for each image" };
  }
  return {
    totalAic,
    words: parts.map(({ name, aic, isOwnKey }) => `${name} ${aic}${isOwnKey ? ` on ${keyOwner} key` : ""}`).join(", "),
  };
}

/** Credits that a balance lacks for one press. */
export interface Shortage {
  readonly availableAic: number;
  /** The largest number of images that the balance pays for; undefined if it pays for none. */
  readonly count: GeneratorSettings["count"] | undefined;
}

/** @returns undefined if the balance is large enough. */
export function shortageOf(
  settings: GeneratorSettings,
  connected: readonly ImageEngine[],
  availableAic: number,
): Shortage | undefined {
  const isAffordable = (count: GeneratorSettings["count"]) =>
    priceOf({ ...settings, count }, connected).totalAic <= availableAic;
  if (isAffordable(settings.count)) return undefined;
  return { availableAic, count: counts.findLast(isAffordable) };
}

/** Letters and digits alone: `DALL-E 3` and `dall-e-3` are the same. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * The engine that a name means: by its id, its short name, its own name or that of its model.
 * @returns why there is none, for the user, if it isn’t connected or isn’t part of their plan.
 */
export function engineNamed(
  name: string,
  connected: readonly ImageEngine[],
): { readonly engines: GeneratorSettings["engines"] } | { readonly missing: string } {
  const wanted = plain(name);
  if ([studioId, "easelstudio"].includes(wanted)) return { engines: [studioId] };
  const named = connected.find(({ id, engineName, modelName }) =>
    [id, id.split("/", 1)[0] ?? "", engineName, modelName].some((known) => plain(known) === wanted),
  );
  if (named && !named.needsPlan) return { engines: [named.id] };
  const reason = named ? "isn’t part of your plan" : "isn’t connected on this site";
  return { missing: `${named?.engineName ?? `“${name}”`} ${reason}, so Easel Studio is chosen instead.` };
}

/** @returns the settings with as many images as the balance pays for, if not for all; unchanged if it pays for none. */
export function fitCount(
  settings: GeneratorSettings,
  connected: readonly ImageEngine[],
  availableAic: number,
): GeneratorSettings {
  const count = shortageOf(settings, connected, availableAic)?.count;
  return count === undefined || count > settings.count ? settings : { ...settings, count };
}

/** In a list of engines to choose from. */
export const pricePerImage = ({ payer }: Pick<ImageEngine, "payer">, keyOwner: KeyOwner): string =>
  payer === "own-key" ? `0 AI credits, on ${keyOwner} key` : `${creditsInWords(priceOfDesigns(1))} for each image`;

/** Sentences on what the chosen engines do otherwise than the form says. */
export function engineRemarks(settings: GeneratorSettings, connected: readonly ImageEngine[]): readonly string[] {
  const engines = chosenEngines(settings, connected);
  if (engines.length === 0) return [];
  const replaced = engines.flatMap(({ modelName, ratios }) => {
    const instead = ratios[settings.aspectRatio];
    return instead ? [`${modelName} has no ${settings.aspectRatio} and makes ${instead} instead.`] : [];
  });
  const others = engines.length === 1 ? (engines[0]?.modelName ?? "") : "The connected engines";
  return [
    `${others} ${engines.length === 1 ? "gets" : "get"} your prompt as you wrote it. Kind, detail and the words in the design are for Easel Studio only.`,
    "Lettering in their pictures is painted and can be wrong. Sizes are those of the engine, in the format’s proportions.",
    ...replaced,
  ];
}

/** The settings with which an engine's run was begun, as far as the form knows them. */
export function readEngineSettings(stored: Readonly<Record<string, unknown>>): Pick<
  GeneratorSettings,
  "prompt" | "count" | "aspectRatio"
> & {
  readonly engine: string;
  readonly modelName: string;
  readonly style: string | undefined;
} {
  const { prompt, count, aspectRatio, engine, modelName, style } = stored;
  return {
    prompt: typeof prompt === "string" ? prompt : "",
    count: count === 1 || count === 2 ? count : 4,
    aspectRatio: aspectRatios.find((known) => known === aspectRatio) ?? "1:1",
    engine: typeof engine === "string" ? engine : "",
    modelName: typeof modelName === "string" ? modelName : "",
    style: typeof style === "string" ? style : undefined,
  };
}
