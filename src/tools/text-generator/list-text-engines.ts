import { listEngineDetails } from "#directory/index.ts";
import type { TextVendor } from "#engines/index.ts";
import type { Services } from "#platform/services.ts";
import { isOffered } from "#runs/index.ts";

/** A model that the user can choose. */
export interface TextEngine {
  /** Of the engine and the model: `gpt-4o/gpt-6-luna`. */
  readonly id: string;
  readonly slug: string;
  readonly engineName: string;
  readonly vendor: TextVendor;
  readonly model: string;
  readonly modelName: string;
  readonly isAdvanced: boolean;
}

/** Who serves the directory's engines for text. An engine that is not here has no API that we call. */
const vendorBySlug: Readonly<Record<string, TextVendor>> = {
  "gpt-4o": "openai",
  "claude-3-opus": "anthropic",
  "gemini-pro": "google",
  cohere: "cohere",
  groq: "groq",
  together: "together",
  "hugging-face": "huggingface",
};

/** The models that run now: those of the directory whose vendor is connected, and those of the operator's own server. */
export async function listTextEngines({ db, config }: Services): Promise<readonly TextEngine[]> {
  const details = await listEngineDetails(db);
  const listed = details.flatMap(({ slug, name, kind, models }) => {
    const vendor = Object.hasOwn(vendorBySlug, slug) ? vendorBySlug[slug] : undefined;
    if (kind !== "text" || !vendor || !isOffered(config, vendor)) return [];
    return models
      .filter(({ status }) => status === "current")
      .map(({ id, name: modelName, tier }) => ({
        id: `${slug}/${id}`,
        slug,
        engineName: name,
        vendor,
        model: id,
        modelName,
        isAdvanced: tier === "advanced",
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
    })),
  ];
}
