/** The vendors whose keys users can store, with their names as people know them. */
export const vendorTitles = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  cohere: "Cohere",
  perplexity: "Perplexity",
  groq: "Groq",
  together: "Together AI",
  stability: "Stability AI",
  leonardo: "Leonardo.Ai",
  elevenlabs: "ElevenLabs",
  deepgram: "Deepgram",
  assemblyai: "AssemblyAI",
  runway: "Runway",
  luma: "Luma AI",
  fal: "fal",
  replicate: "Replicate",
  huggingface: "Hugging Face",
  tripo: "Tripo AI",
  csm: "CSM",
} as const;

export type KeyVendor = keyof typeof vendorTitles;

export const keyVendors = Object.keys(vendorTitles) as readonly KeyVendor[];

export const isKeyVendor = (name: string): name is KeyVendor => Object.hasOwn(vendorTitles, name);

/** Vendors that serve language models to us, by their own API or by OpenAI's. The last is the operator's own server. */
export const textVendors = [
  "openai",
  "anthropic",
  "google",
  "cohere",
  "perplexity",
  "groq",
  "together",
  "huggingface",
  "openai-compatible",
] as const;
export type TextVendor = (typeof textVendors)[number];

/** Vendors that make and read media for us. */
export const mediaVendors = [
  "openai",
  "google",
  "together",
  "huggingface",
  "stability",
  "leonardo",
  "elevenlabs",
  "deepgram",
  "assemblyai",
  "runway",
  "luma",
  "fal",
  "replicate",
  "tripo",
  "csm",
] as const satisfies readonly KeyVendor[];
export type MediaVendor = (typeof mediaVendors)[number];

/** Tells whether the vendor writes texts for users. */
export const writesText = (vendor: KeyVendor): boolean => textVendors.some((used) => used === vendor);
