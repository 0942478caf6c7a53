import type { RouterContextProvider } from "react-router";
import { readEngineDetails } from "#directory/index.ts";
import {
  listMediaVendors,
  type MediaVendor,
  type Modality,
  modelsFromWords,
  replacedRatios,
  type SpeechOptions,
  type StoppingCost,
  speechOptions,
  startsFromPicture,
  stoppingCosts,
  takesInputPictures,
  videoSeconds,
} from "#engines/index.ts";
import { type Services, servicesContext } from "#platform/services.ts";
import { listKeys } from "#provider-keys/index.ts";
import { isOffered } from "./choose-payer.ts";
import { inPlan } from "./engine-choice.ts";
import type { Payer } from "./payer.ts";
import { planContext } from "./run-plan.ts";

/** A model that the user can choose. */
export interface MediaEngineChoice {
  /** Ids of the engine and the model: `dall-e-3/gpt-image-2.5-flare`. */
  readonly id: string;
  readonly slug: string;
  readonly engineName: string;
  readonly vendor: MediaVendor;
  readonly model: string;
  readonly modelName: string;
  readonly isAdvanced: boolean;
  /** Key that pays, as of now. */
  readonly payer: Payer;
  /** Cost that the vendor bills for a run that is stopped. */
  readonly stopping: StoppingCost;
  /** Same as for text engines: true if the user’s plan has it on a key of their own only, which they have not given us. */
  readonly needsPlan?: boolean;
  /** Replacements that its vendor makes for ratios of pictures that it doesn't take. */
  readonly ratios: ReturnType<typeof replacedRatios>;
  /** The lengths of films that it makes. */
  readonly seconds?: readonly number[] | undefined;
  /** True if a picture can go along: the first of a film, or one that images show in another way. */
  readonly takesPicture?: boolean | undefined;
  /** True if a 3D model can be made from words; from a picture it always can. */
  readonly takesWords?: boolean | undefined;
  /** Options that can be chosen for speech. */
  readonly speech?: SpeechOptions | undefined;
}

/** Vendors of the directory's engines, except for models that name theirs. Engines that only host models of others are left out. */
const vendorBySlug: Readonly<Record<string, MediaVendor>> = {
  "gpt-4o": "openai",
  "dall-e-3": "openai",
  whisper: "openai",
  imagen: "google",
  veo: "google",
  "stable-diffusion": "stability",
  "stable-audio": "stability",
  leonardo: "leonardo",
  elevenlabs: "elevenlabs",
  deepgram: "deepgram",
  assemblyai: "assemblyai",
  runway: "runway",
  luma: "luma",
  csm: "csm",
};

type Model = Awaited<ReturnType<typeof readEngineDetails>>[number]["models"][number];

/** Modality in which we use a model of the directory. */
function modalityOf({ sound }: Model, kind: string): Modality | undefined {
  switch (kind) {
    case "image":
    case "video":
      return kind;
    case "audio":
      return sound;
    case "3d":
      return "model";
    default:
      return undefined;
  }
}

/** The models for this work whose vendor the user or the operator has connected, in the directory's order. */
export async function listMediaEngines(
  services: Services,
  userId: string,
  modality: Modality,
): Promise<readonly MediaEngineChoice[]> {
  const { db, config, clock } = services;
  const [details, keys] = await Promise.all([readEngineDetails(services), listKeys(db, userId, clock.now())]);
  const vendors = listMediaVendors(modality);
  const payerOf = (vendor: MediaVendor): Payer | undefined => {
    if (keys.get(vendor)?.isExpired === false) return "own-key";
    return isOffered(config, vendor) ? "credits" : undefined;
  };
  return details.flatMap(({ slug, name, kind, models }) =>
    models.flatMap((model): readonly MediaEngineChoice[] => {
      const vendor = vendors.find((known) => known === (model.servedBy ?? vendorBySlug[slug]));
      const payer = vendor && payerOf(vendor);
      const isWanted = model.status === "current" && modalityOf(model, model.kind ?? kind) === modality;
      if (!vendor || !payer || !isWanted) return [];
      return [
        {
          id: `${slug}/${model.id}`,
          slug,
          engineName: name,
          vendor,
          model: model.id,
          modelName: model.name,
          isAdvanced: model.tier === "advanced",
          payer,
          stopping: stoppingCosts[vendor].media ?? "unknown",
          ratios: replacedRatios(vendor),
          ...(modality === "image" && { takesPicture: model.takesPicture === true && takesInputPictures(vendor) }),
          ...(modality === "video" && { seconds: videoSeconds[vendor], takesPicture: startsFromPicture(vendor) }),
          ...(modality === "model" && { takesWords: modelsFromWords(vendor) }),
          ...(modality === "speech" && { speech: speechOptions(vendor) }),
        },
      ];
    }),
  );
}

/** The same for a page to choose from: those that the user’s plan doesn’t have come last, and say so. */
export async function listOfferedMedia(
  context: Readonly<RouterContextProvider>,
  userId: string,
  modality: Modality,
): Promise<readonly MediaEngineChoice[]> {
  const engines = await listMediaEngines(context.get(servicesContext), userId, modality);
  return inPlan(engines, await context.get(planContext)(userId));
}
