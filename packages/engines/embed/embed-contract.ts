import type { CallLimits } from "../contract.ts";

export interface EmbedRequest {
  /** At least one. */
  readonly texts: readonly string[];
  /** Dimensions of each vector; the model's own number if left out. */
  readonly dimensions?: number | undefined;
}

export interface Embeddings {
  /** One for each text, in their order. */
  readonly vectors: readonly (readonly number[])[];
  /** Input tokens; undefined if the provider reports none. */
  readonly tokens: number | undefined;
}

/** @throws {EngineError} also for an answer that has no vector for each text; the signal's reason if it was aborted. */
export type EmbedTexts = (request: EmbedRequest, limits: CallLimits) => Promise<Embeddings>;

/** Vendors that make vectors of texts for us. */
export const embedVendors = ["openai", "google", "cohere", "together", "openai-compatible"] as const;
export type EmbedVendor = (typeof embedVendors)[number];

export interface EmbeddingModel {
  /** The vendor's id. */
  readonly id: string;
  readonly name: string;
  readonly vendor: EmbedVendor;
  /** The directory's slug of the vendor's engine. */
  readonly slug: string;
}

/** The models that make vectors today. Those of the operator's own server are in the configuration. */
export const embeddingModels: readonly EmbeddingModel[] = [
  { id: "text-embedding-3-small", name: "Text Embedding 3 Small", vendor: "openai", slug: "gpt-4o" },
  { id: "text-embedding-3-large", name: "Text Embedding 3 Large", vendor: "openai", slug: "gpt-4o" },
  { id: "gemini-embedding-2", name: "Gemini Embedding 2", vendor: "google", slug: "gemini-pro" },
  { id: "gemini-embedding-001", name: "Gemini Embedding", vendor: "google", slug: "gemini-pro" },
  { id: "embed-v4.0", name: "Embed 4", vendor: "cohere", slug: "cohere" },
  {
    id: "intfloat/multilingual-e5-large-instruct",
    name: "Multilingual E5 Large",
    vendor: "together",
    slug: "together",
  },
];
