import type { SharedV4Warning } from "@ai-sdk/provider";
import type { TextRequest } from "../contract.ts";
import { EngineError } from "../engine-error.ts";
import type { TextVendor } from "../vendors.ts";
import { readInput } from "./broken-input.ts";

/** Settings that a request may ask for and that not every vendor or model takes. */
export type Setting =
  | "temperature"
  | "topP"
  | "presencePenalty"
  | "frequencyPenalty"
  | "stop"
  | "seed"
  | "logitBias"
  | "reasoningEffort"
  | "reasoning"
  | "jsonSchema"
  | "schemaDescription"
  | "toolChoice"
  | "strictTools"
  | "parallelToolCalls"
  | "verbosity"
  | "promptCacheKey"
  | "promptCacheRetention"
  | "cache"
  | "speaker"
  | "detail"
  | "gif"
  | "pdf"
  | "brokenInput";

const speakOpenAi = ["groq", "together", "huggingface", "openai-compatible"] as const;
const all = ["openai", "anthropic", "google", "cohere", ...speakOpenAi] as const;

/**
 * Vendors that take a setting, where only some do. A setting in no list here depends on the model, and the vendor’s package knows it. Groq
 * says that none of its models takes a bias, Google’s models read no GIF, and Perplexity’s agent takes neither sampling besides the first
 * two nor a choice of tools (read in November 2026). Cohere’s package would send the bytes of a PDF as a text, and Groq, Together and
 * Hugging Face document none. Calls whose input is no JSON object, as models may write them, have no place in the forms of Claude, Gemini
 * and Cohere.
 */
const takers: Readonly<Partial<Record<Setting, readonly TextVendor[]>>> = {
  presencePenalty: all,
  frequencyPenalty: all,
  stop: all,
  seed: all,
  toolChoice: all,
  logitBias: ["openai", "together", "huggingface", "openai-compatible"],
  reasoning: ["together", "huggingface", "openai-compatible"],
  schemaDescription: ["openai", ...speakOpenAi],
  strictTools: ["openai", "anthropic", "google", ...speakOpenAi],
  parallelToolCalls: ["openai", "anthropic", ...speakOpenAi],
  verbosity: ["openai", "openai-compatible"],
  promptCacheKey: ["openai"],
  promptCacheRetention: ["openai"],
  cache: ["anthropic"],
  speaker: ["openai", ...speakOpenAi],
  detail: ["openai"],
  pdf: ["openai", "anthropic", "google", "openai-compatible"],
  brokenInput: ["openai", "perplexity", ...speakOpenAi],
  gif: ["openai", "anthropic", "cohere", "perplexity", ...speakOpenAi],
};

/**
 * Lists the settings of a request that its model would leave out without a word. It calls no one: the vendor’s package prepares a request
 * that goes nowhere, and says what it left out.
 */
export async function listUntaken(
  { vendor, model }: { readonly vendor: TextVendor; readonly model: string },
  request: TextRequest,
): Promise<readonly Setting[]> {
  const asked = settingsOf(request);
  if (asked.size === 0) return [];
  const byVendor = [...asked].filter((setting) => takers[setting]?.includes(vendor) === false);
  if (vendor === "perplexity") return [...byVendor, ...(hasOddEffort(request) ? ["reasoningEffort" as const] : [])];
  const { createTextEngine } = await import("./create-text-engine.ts");
  const warnings: SharedV4Warning[] = [];
  const engine = createTextEngine({
    vendor,
    model,
    apiKey: "none",
    baseUrl: "https://nowhere.invalid",
    allowPrivateAddresses: false,
    rehearse: (given) => void warnings.push(...given),
  });
  await rehearse(engine(short(request), limits()));
  const byModel = warnings.flatMap((warning) => settingOf(warning) ?? []).filter((setting) => asked.has(setting));
  return [...new Set([...byVendor, ...byModel])];
}

const hasOddEffort = ({ reasoningEffort }: TextRequest): boolean =>
  reasoningEffort === "none" || reasoningEffort === "minimal" || reasoningEffort === "xhigh";

const limits = () => ({ signal: new AbortController().signal, timeMs: 10_000, silenceMs: 10_000 });

/** Request without what was said, which changes nothing here and may be long. */
const short = (request: TextRequest): TextRequest => ({ ...request, messages: [{ role: "user", text: "-" }] });

async function rehearse(events: AsyncIterable<unknown>): Promise<void> {
  try {
    for await (const _ of events) return;
  } catch (error) {
    // An answer that never comes is none. What the package refuses by itself is told when it runs.
    if (!(error instanceof EngineError)) throw error;
  }
}

function settingsOf(request: TextRequest): Set<Setting> {
  const { messages, tools = [], toolChoice, sampling = {}, promptCache } = request;
  const files = messages.flatMap((message) => (message.role === "user" ? (message.files ?? []) : []));
  const is: Readonly<Record<Setting, boolean>> = {
    temperature: request.temperature !== undefined,
    topP: sampling.topP !== undefined,
    presencePenalty: sampling.presencePenalty !== undefined,
    frequencyPenalty: sampling.frequencyPenalty !== undefined,
    stop: sampling.stop !== undefined,
    seed: sampling.seed !== undefined,
    logitBias: sampling.logitBias !== undefined,
    reasoningEffort: request.reasoningEffort !== undefined,
    reasoning: messages.some((message) => message.role === "assistant" && message.reasoning),
    jsonSchema: request.jsonSchema !== undefined,
    schemaDescription: request.jsonFormat?.description !== undefined,
    toolChoice: tools.length > 0 && (toolChoice === "required" || typeof toolChoice === "object"),
    strictTools: tools.some(({ strict }) => strict),
    parallelToolCalls: request.parallelToolCalls === false,
    verbosity: request.verbosity !== undefined,
    promptCacheKey: promptCache?.key !== undefined,
    promptCacheRetention: promptCache?.retention !== undefined,
    cache: messages.some(({ cache }) => cache) || tools.some(({ cache }) => cache),
    speaker: messages.some(({ speaker }) => speaker !== undefined),
    detail: files.some(({ detail }) => detail !== undefined),
    gif: files.some(({ mediaType }) => mediaType === "image/gif"),
    pdf: files.some(({ mediaType }) => mediaType === "application/pdf"),
    brokenInput: messages.some(
      (message) => message.role === "assistant" && message.toolCalls?.some(({ input }) => !readInput(input)),
    ),
  };
  return new Set((Object.keys(is) as Setting[]).filter((setting) => is[setting]));
}

const features: Readonly<Record<string, Setting>> = {
  temperature: "temperature",
  topP: "topP",
  presencePenalty: "presencePenalty",
  frequencyPenalty: "frequencyPenalty",
  stopSequences: "stop",
  seed: "seed",
  reasoning: "reasoningEffort",
  responseFormat: "jsonSchema",
  toolChoice: "toolChoice",
  strict: "strictTools",
  promptCacheRetention: "promptCacheRetention",
};

function settingOf(warning: SharedV4Warning): Setting | undefined {
  switch (warning.type) {
    case "unsupported":
      return features[warning.feature];
    case "compatibility":
      // An effort is rounded to one that the model has, and a schema loses what the vendor doesn’t read.
      return warning.feature.startsWith("JSON Schema") ? "jsonSchema" : features[warning.feature];
    case "other":
      return warning.message.startsWith("logitBias") ? "logitBias" : undefined;
    default:
      return undefined;
  }
}
