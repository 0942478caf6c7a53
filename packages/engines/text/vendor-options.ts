import type { SharedV4ProviderOptions } from "@ai-sdk/provider";
import type { CacheHint, FilePart, TextMessage, TextRequest, Tool } from "../contract.ts";
import type { TextVendor } from "../vendors.ts";
import { markBrokenInput } from "./broken-input.ts";

type SdkVendor = Exclude<TextVendor, "perplexity">;

/**
 * Options that the AI SDK has no words of its own for, as each vendor’s package takes them. What a vendor doesn’t take is in `listUntaken`.
 */
export interface VendorOptions {
  readonly request: (request: TextRequest) => SharedV4ProviderOptions | undefined;
  readonly message: (message: TextMessage) => SharedV4ProviderOptions | undefined;
  readonly file: (file: FilePart) => SharedV4ProviderOptions | undefined;
  readonly tool: (tool: Tool) => SharedV4ProviderOptions | undefined;
  /** True if its models take instructions at the beginning alone. */
  readonly instructionsFirst?: boolean;
  /** The input of a call that is no JSON object. */
  readonly brokenInput: (input: string) => unknown;
}

const nothing = () => undefined;
const asItIs = (input: string) => input;

const openAi: VendorOptions = {
  request: ({ parallelToolCalls, verbosity, promptCache, sampling, jsonFormat }) =>
    filled("openai", {
      parallelToolCalls,
      textVerbosity: verbosity,
      promptCacheKey: promptCache?.key,
      promptCacheRetention: promptCache?.retention,
      logitBias: sampling?.logitBias,
      strictJsonSchema: jsonFormat?.strict,
    }),
  message: ({ speaker }) => filled("openai", { name: speaker }),
  file: ({ detail }) => filled("openai", { imageDetail: detail }),
  tool: nothing,
  brokenInput: markBrokenInput,
};

const anthropic: VendorOptions = {
  request: ({ parallelToolCalls }) =>
    filled("anthropic", { disableParallelToolUse: parallelToolCalls === false ? true : undefined }),
  message: ({ cache }) => filled("anthropic", { cacheControl: cache && ephemeral(cache) }),
  file: nothing,
  tool: ({ cache }) => filled("anthropic", { cacheControl: cache && ephemeral(cache) }),
  brokenInput: asItIs,
};

/** Fields that its package doesn’t know go into the request as they are. */
const compatible: VendorOptions = {
  request: ({ parallelToolCalls, verbosity, sampling, jsonFormat }) =>
    filled("openaiCompatible", {
      parallel_tool_calls: parallelToolCalls,
      textVerbosity: verbosity,
      logit_bias: sampling?.logitBias,
      strictJsonSchema: jsonFormat?.strict,
    }),
  message: ({ speaker }) => filled("openaiCompatible", { name: speaker }),
  file: nothing,
  tool: nothing,
  brokenInput: markBrokenInput,
};

const plain: VendorOptions = { request: nothing, message: nothing, file: nothing, tool: nothing, brokenInput: asItIs };

/** By vendor. The package for servers that speak OpenAI’s language has a name of the vendor’s for requests, and one for messages. */
export function vendorOptions(vendor: SdkVendor): VendorOptions {
  switch (vendor) {
    case "openai":
      return openAi;
    case "anthropic":
      return anthropic;
    case "google":
      return { ...plain, instructionsFirst: true };
    case "cohere":
      return plain;
    case "groq":
    case "together":
    case "huggingface":
    case "openai-compatible":
      return {
        ...compatible,
        request: (request) => {
          const options = compatible.request(request)?.openaiCompatible;
          return options && { [vendor === "openai-compatible" ? "openaiCompatible" : vendor]: options };
        },
      };
  }
}

const ephemeral = ({ ttl }: CacheHint) => ({ type: "ephemeral", ...(ttl ? { ttl } : {}) });

type Option = SharedV4ProviderOptions[string][string];

function filled(name: string, options: Readonly<Record<string, unknown>>): SharedV4ProviderOptions | undefined {
  const given = Object.entries(options).filter((entry): entry is [string, Option] => entry[1] !== undefined);
  return given.length > 0 ? { [name]: Object.fromEntries(given) } : undefined;
}
