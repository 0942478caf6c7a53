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
