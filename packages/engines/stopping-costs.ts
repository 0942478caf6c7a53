import type { KeyVendor, TextVendor } from "./vendors.ts";

/**
 * Amount that a vendor bills for a run that was stopped in the middle:
 * - `bills-produced`: what it had made until then.
 * - `bills-whole`: all that it would have made, since it goes on.
 * - `unknown`: it doesn't say, or not clearly. Count on the whole.
 */
export type StoppingCost = "bills-produced" | "bills-whole" | "unknown";

interface StoppingCosts {
  /** Cost of stopping streamed text; left out for vendors without it. */
  readonly text?: StoppingCost;
  /** Cost of stopping pictures, sound, films and models; left out for vendors without them. */
  readonly media?: StoppingCost;
}

/**
 * Text: by OpenRouter’s list of the vendors where a closed connection ends the work and its billing
 * (https://openrouter.ai/docs/api-reference/streaming, read in November 2026). The vendors themselves publish nothing about it.
 * Replicate bills the time that a model runs, also of runs that were canceled
 * (https://replicate.com/changelog/2025-10-16-prediction-deadlines). About other media, no vendor’s page says anything that we found.
 */
export const stoppingCosts: Readonly<Record<KeyVendor | TextVendor, StoppingCosts>> = {
  openai: { text: "bills-produced", media: "unknown" },
  anthropic: { text: "bills-produced" },
  google: { text: "bills-whole", media: "unknown" },
  cohere: { text: "bills-produced" },
  perplexity: { text: "bills-whole" },
  groq: { text: "bills-whole" },
  together: { text: "bills-produced", media: "unknown" },
  huggingface: { text: "bills-whole", media: "unknown" },
  "openai-compatible": { text: "unknown" },
  stability: { media: "unknown" },
  leonardo: { media: "unknown" },
  elevenlabs: { media: "unknown" },
  deepgram: { media: "unknown" },
  assemblyai: { media: "unknown" },
  runway: { media: "unknown" },
  luma: { media: "unknown" },
  fal: { media: "unknown" },
  replicate: { media: "bills-produced" },
  tripo: { media: "unknown" },
  csm: { media: "unknown" },
};
