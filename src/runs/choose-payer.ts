import type { TextVendor } from "#engines/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { Payer } from "./rules.ts";

export interface ChosenPayer {
  readonly payer: Payer;
  readonly vendorName: string;
  /** What the gateway needs, without the model. */
  readonly engine: {
    readonly vendor: TextVendor;
    readonly apiKey: string;
    readonly baseUrl: string | undefined;
    readonly allowPrivateAddresses: boolean;
  };
}

const vendorNames: Readonly<Record<TextVendor, string>> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Gemini",
  cohere: "Cohere",
  groq: "Groq",
  together: "Together",
  huggingface: "Hugging Face",
  "openai-compatible": "The language server",
};

/** Whether the operator lets users run this vendor for AI credits. */
export function isOffered({ engines }: Services["config"], vendor: TextVendor): boolean {
  const { apiKey, baseUrl } = engines[vendor];
  // A server of the operator's own may want no key.
  return vendor === "openai-compatible" ? baseUrl !== undefined : apiKey !== undefined;
}

/**
 * The operator's key pays, for AI credits.
 * @throws {AppError} `unavailable` if there is none.
 */
export async function choosePayer({ config }: Services, _userId: string, vendor: TextVendor): Promise<ChosenPayer> {
  const vendorName = vendorNames[vendor];
  const { apiKey = "", baseUrl } = config.engines[vendor];
  if (!isOffered(config, vendor)) {
    throw new AppError("unavailable", { userMessage: `${vendorName} API key not configured` });
  }
  // The address is the operator's, and so is the network that it is in.
  const engine = { vendor, apiKey, baseUrl, allowPrivateAddresses: baseUrl !== undefined };
  return { payer: "credits", vendorName, engine };
}
