import { createAnthropic } from "@ai-sdk/anthropic";
import { createCohere } from "@ai-sdk/cohere";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4, SharedV4Warning } from "@ai-sdk/provider";
import type { StreamText } from "../contract.ts";
import { createGuardedFetch } from "../guarded-fetch.ts";
import type { TextVendor } from "../vendors.ts";
import { withBrokenInputs } from "./broken-input.ts";
import {
  createAnthropicMender,
  createCohereMender,
  createGoogleMender,
  createOpenAiMender,
  type EventMender,
  openAiStreamOf,
} from "./event-menders.ts";
import { streamPerplexity } from "./perplexity.ts";
import { requireEvents } from "./require-events.ts";
import { streamWith } from "./stream-text.ts";
import { withTolerantEvents } from "./tolerant-events.ts";
import { vendorOptions } from "./vendor-options.ts";

export interface TextEngineOptions {
  readonly vendor: TextVendor;
  /** The vendor's id of the model. */
  readonly model: string;
  /** Empty only for a server that wants none. */
  readonly apiKey: string;
  /** Organization that is billed, for OpenAI’s keys. */
  readonly organizationId?: string | undefined;
  /** Address that replaces the vendor's own. */
  readonly baseUrl?: string | undefined;
  /** True if the address may be on this machine or in its network. */
  readonly allowPrivateAddresses: boolean;
  /** Told what the vendor’s package leaves out of a request, which then goes nowhere: for `listUntaken`. */
  readonly rehearse?: ((warnings: readonly SharedV4Warning[]) => void) | undefined;
}

/** Ten times the longest answer of today's models, with its events around it. */
const bytesMax = 64 * 1_024 * 1_024;

/** One pool of connections for each kind of address, for the whole process. */
const fetches = {
  public: createGuardedFetch({ allowPrivateAddresses: false, bytesMax }),
  any: createGuardedFetch({ allowPrivateAddresses: true, bytesMax }),
};

/** @throws {TypeError} for an OpenAI-compatible server without an address. */
export function createTextEngine(options: TextEngineOptions): StreamText {
  const { vendor, model, apiKey, organizationId, baseUrl, allowPrivateAddresses, rehearse } = options;
  const address = baseUrl === undefined ? {} : { baseURL: baseUrl };
  // The key is always given: without it, the SDK would read one from the environment.
  const settings = {
    apiKey,
    fetch: rehearse ? answersNothing : allowPrivateAddresses ? fetches.any : fetches.public,
    ...address,
  };
  if (vendor === "openai-compatible" && baseUrl === undefined) {
    throw new TypeError("an OpenAI-compatible server needs an address");
  }
  if (vendor === "perplexity") return streamPerplexity(model, settings);
  const streamOf = speaksOpenAi(vendor) ? openAiStreamOf : undefined;
  const modelOf = (send: typeof fetch) =>
    languageModel(vendor, model, {
      ...settings,
      organizationId,
      fetch: requireEvents(send, { key: apiKey, streamOf }),
    });
  return streamWith(modelOf, {
    fetch: settings.fetch,
    key: apiKey,
    vendorOptions: vendorOptions(vendor),
    onWarnings: rehearse,
  });
}

const speaksOpenAi = (vendor: TextVendor): boolean =>
  vendor !== "anthropic" && vendor !== "google" && vendor !== "cohere";

const answersNothing: typeof fetch = async () => new Response("", { headers: { "content-type": "text/event-stream" } });

interface Settings {
  readonly apiKey: string;
  readonly organizationId?: string | undefined;
  readonly fetch: typeof fetch;
  readonly baseURL?: string;
}

function languageModel(vendor: Exclude<TextVendor, "perplexity">, model: string, settings: Settings): LanguageModelV4 {
  switch (vendor) {
    case "openai":
      return createOpenAI(openAiForm()).chat(model);
    case "anthropic":
      return createAnthropic(tolerant(createAnthropicMender))(model);
    case "google":
      return createGoogle(tolerant(createGoogleMender))(model);
    case "cohere":
      return createCohere(tolerant(createCohereMender))(model);
    case "groq":
      return compatible("https://api.groq.com/openai/v1");
    case "together":
      return compatible("https://api.together.xyz/v1");
    case "huggingface":
      return compatible("https://router.huggingface.co/v1");
    case "openai-compatible":
      return compatible(String(settings.baseURL));
  }

  function tolerant(createMender: () => EventMender): Settings {
    return { ...settings, fetch: withTolerantEvents(settings.fetch, createMender) };
  }

  function openAiForm(): Settings & { readonly organization?: string } {
    const tolerated = tolerant(createOpenAiMender);
    const { organizationId: organization } = settings;
    return { ...tolerated, ...(organization && { organization }), fetch: withBrokenInputs(tolerated.fetch) };
  }

  function compatible(baseURL: string): LanguageModelV4 {
    const provider = createOpenAICompatible({
      baseURL,
      ...openAiForm(),
      name: vendor,
      includeUsage: true,
      supportsStructuredOutputs: true,
    });
    return provider(model);
  }
}
