import type { RouterContextProvider } from "react-router";
import { type EngineUse, readEngineDetails } from "#directory/index.ts";
import { stoppingCosts, type TextVendor } from "#engines/index.ts";
import { type Services, servicesContext } from "#platform/services.ts";
import { listKeys } from "#provider-keys/index.ts";
import { isOffered, takesUserKeys } from "./choose-payer.ts";
import { type EngineChoice, inPlan } from "./engine-choice.ts";
import type { Payer } from "./payer.ts";
import { planContext } from "./run-plan.ts";

/** A model that the user can choose, as the server knows it. */
export interface TextEngine extends EngineChoice {
  readonly vendor: TextVendor;
}

/** Vendors of the directory's engines for text. One that is not here has no API that we call, or no language model in the directory. */
const vendorBySlug: Readonly<Record<string, TextVendor>> = {
  "gpt-4o": "openai",
  "claude-3-opus": "anthropic",
  "gemini-pro": "google",
  cohere: "cohere",
  perplexity: "perplexity",
  groq: "groq",
  together: "together",
  "hugging-face": "huggingface",
};

/** All who serve texts, the operator's own server among them. */
export const textVendors: readonly TextVendor[] = [...new Set(Object.values(vendorBySlug)), "openai-compatible"];

/** Tells whether users can run the directory's engine for text: with AI credits, or on a key of their own only. */
export function engineUseOf(config: Services["config"], slug: string): EngineUse | undefined {
  const vendor = Object.hasOwn(vendorBySlug, slug) ? vendorBySlug[slug] : undefined;
  if (!vendor) return undefined;
  return isOffered(config, vendor) ? "offered" : "own-key";
}

const noKeys: Awaited<ReturnType<typeof listKeys>> = new Map();

/**
 * The models that the user can run now: those of the directory whose vendor the user or the operator has connected, and those of the
 * operator's own server.
 * @param userId undefined for a visitor, who has no keys.
 */
export async function listTextEngines(services: Services, userId: string | undefined): Promise<readonly TextEngine[]> {
  const { db, config, clock } = services;
  const [details, keys] = await Promise.all([
    readEngineDetails(services),
    userId === undefined ? noKeys : listKeys(db, userId, clock.now()),
  ]);
  const payerOf = (vendor: TextVendor): Payer | undefined => {
    if (takesUserKeys(vendor) && keys.get(vendor)?.isExpired === false) return "own-key";
    return isOffered(config, vendor) ? "credits" : undefined;
  };
  const listed = details.flatMap(({ slug, name, kind, models }) => {
    const vendor = Object.hasOwn(vendorBySlug, slug) ? vendorBySlug[slug] : undefined;
    const payer = vendor && payerOf(vendor);
    if (!vendor || !payer) return [];
    return models
      .filter((model) => model.status === "current" && (model.kind ?? kind) === "text")
      .map(({ id, name: modelName, tier, reads = [] }) => ({
        id: `${slug}/${id}`,
        slug,
        engineName: name,
        vendor,
        model: id,
        modelName,
        isAdvanced: tier === "advanced",
        payer,
        reads,
        stopping: stoppingCosts[vendor].text ?? "unknown",
      }));
  });
  const own = isOffered(config, "openai-compatible") ? config.compatibleModels : [];
  return [
    ...listed,
    ...own.map((model) => ({
      id: `openai-compatible/${model}`,
      slug: "openai-compatible",
      engineName: "Our own server",
      vendor: "openai-compatible" as const,
      model,
      modelName: model,
      isAdvanced: false,
      payer: "credits" as const,
      reads: config.compatiblePictureModels.includes(model) ? (["picture"] as const) : [],
      stopping: "unknown" as const,
    })),
  ];
}

/** The same for a page to choose from: those that the user’s plan doesn’t have come last, and say so. */
export async function listOfferedEngines(
  context: Readonly<RouterContextProvider>,
  userId: string,
): Promise<readonly TextEngine[]> {
  const engines = await listTextEngines(context.get(servicesContext), userId);
  return inPlan(engines, await context.get(planContext)(userId));
}

/**
 * A language model for examples of the API: one that is connected, so that they work as they stand.
 * @returns undefined if none is.
 */
export async function findExampleModel(services: Services, userId?: string): Promise<string | undefined> {
  const engines = await listTextEngines(services, userId);
  return (engines.find(({ isAdvanced }) => !isAdvanced) ?? engines[0])?.model;
}
