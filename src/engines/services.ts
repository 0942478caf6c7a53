import type { KeyVendor } from "./vendors.ts";

export type ServiceType = "Text" | "Chat" | "Image" | "Audio" | "Video" | "Design" | "3D";

/** A card of the AI providers page. */
export interface ProviderService {
  /** The engine's slug in the directory, where it has a page there. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly serviceTypes: readonly ServiceType[];
  readonly website: string;
  /** A file of public/logos; null for a monogram. */
  readonly logo: string | null;
  readonly access:
    | { readonly kind: "key"; readonly vendor: KeyVendor }
    /** `alternative`: what to use here instead, in a sentence. */
    | { readonly kind: "directory-only"; readonly alternative: string };
}

const key = (vendor: KeyVendor) => ({ kind: "key", vendor }) as const;
const directoryOnly = (alternative: string) => ({ kind: "directory-only", alternative }) as const;

/** In the order of the page. Services of one vendor share its key. */
export const providerServices: readonly ProviderService[] = [
  {
    id: "gpt-4o",
    name: "GPT-4o",
    description: "OpenAI’s language models. GPT-4o itself ends on 14 January 2027; GPT-6 and GPT-6.1 run instead.",
    serviceTypes: ["Text", "Chat"],
    website: "https://openai.com",
    logo: "openai",
    access: key("openai"),
  },
  {
    id: "claude-3-opus",
    name: "Claude",
    description: "Anthropic’s assistant models in three sizes: Haiku, Sonnet and Opus.",
    serviceTypes: ["Text", "Chat"],
    website: "https://claude.com",
    logo: "claude",
    access: key("anthropic"),
  },
  {
    id: "gemini-pro",
    name: "Gemini",
    description: "Google’s models for text, with pictures, sound and video as input.",
    serviceTypes: ["Text", "Chat"],
    website: "https://gemini.google.com",
    logo: "gemini",
    access: key("google"),
  },
  {
    id: "llama",
    name: "Llama",
    description:
      "Meta’s open models. Meta’s own API isn’t open to the public, so this takes a key of Groq, which runs them.",
    serviceTypes: ["Text", "Chat"],
    website: "https://www.llama.com",
    logo: "meta",
    access: key("groq"),
  },
  {
    id: "cohere",
    name: "Cohere",
    description: "The Command models, made for companies, in many languages.",
    serviceTypes: ["Text", "Chat"],
    website: "https://cohere.com",
    logo: "cohere",
    access: key("cohere"),
  },
  {
    id: "perplexity",
    name: "Perplexity",
    description: "An answer engine that searches the web first and links to its sources.",
    serviceTypes: ["Text", "Chat"],
    website: "https://www.perplexity.ai",
    logo: "perplexity",
    access: key("perplexity"),
  },
  {
    id: "dall-e-3",
    name: "DALL-E 3",
    description: "OpenAI’s picture models. DALL-E 3 itself is no longer in the API; GPT Image 2.5 runs instead.",
    serviceTypes: ["Image"],
    website: "https://platform.openai.com/docs/guides/image-generation",
    logo: "openai",
    access: key("openai"),
  },
  {
    id: "midjourney",
    name: "Midjourney",
    description: "Stylized images from short prompts and reference pictures.",
    serviceTypes: ["Image"],
    website: "https://www.midjourney.com",
    logo: "midjourney",
    access: directoryOnly("It has no public API. The nearest alternative is FLUX, through Replicate or fal."),
  },
  {
    id: "stable-diffusion",
    name: "Stable Diffusion XL",
    description:
      "Stability AI’s image models: Core, SD3 and Ultra. Stable Diffusion XL itself runs on Replicate and Together AI.",
    serviceTypes: ["Image"],
    website: "https://stability.ai/stable-image",
    logo: "stability",
    access: key("stability"),
  },
  {
    id: "leonardo",
    name: "Leonardo",
    description: "A picture studio with many models and trained looks, popular for game and product art.",
    serviceTypes: ["Image"],
    website: "https://leonardo.ai",
    logo: null,
    access: key("leonardo"),
  },
  {
    id: "imagen",
    name: "Imagen",
    description: "Google’s picture models. Imagen itself is retired; Gemini Image runs instead.",
    serviceTypes: ["Image"],
    website: "https://ai.google.dev/gemini-api/docs/image-generation",
    logo: "gemini",
    access: key("google"),
  },
  {
    id: "elevenlabs",
    name: "ElevenLabs",
    description: "Reads text aloud in many voices and languages, writes transcripts and composes music.",
    serviceTypes: ["Audio"],
    website: "https://elevenlabs.io",
    logo: "elevenlabs",
    access: key("elevenlabs"),
  },
  {
    id: "stable-audio",
    name: "Stable Audio",
    description: "Instrumental music and sound effects from a description.",
    serviceTypes: ["Audio"],
    website: "https://stableaudio.com",
    logo: "stability",
    access: key("stability"),
  },
  {
    id: "deepgram",
    name: "Deepgram",
    description: "Speech recognition with speaker labels and word timings, and voices.",
    serviceTypes: ["Audio"],
    website: "https://deepgram.com",
    logo: "deepgram",
    access: key("deepgram"),
  },
  {
    id: "assemblyai",
    name: "AssemblyAI",
    description: "Turns recordings into text and says who spoke.",
    serviceTypes: ["Audio"],
    website: "https://www.assemblyai.com",
    logo: "assemblyai",
    access: key("assemblyai"),
  },
  {
    id: "udio",
    name: "Udio",
    description: "Songs with singing and instruments from a written idea.",
    serviceTypes: ["Audio"],
    website: "https://www.udio.com",
    logo: "udio",
    access: directoryOnly("It has no public API. The nearest alternative is Stable Audio, or music by ElevenLabs."),
  },
  {
    id: "runway",
    name: "Runway",
    description: "Short films from a description or a picture.",
    serviceTypes: ["Video"],
    website: "https://runwayml.com",
    logo: "runway",
    access: key("runway"),
  },
  {
    id: "pika",
    name: "Pika",
    description: "Short clips from text or a picture. This takes a key of fal, which runs Pika’s model.",
    serviceTypes: ["Video"],
    website: "https://pika.art",
    logo: "pika",
    access: key("fal"),
  },
  {
    id: "luma",
    name: "Luma",
    description: "The Ray video models: moving shots from a sentence or from key frames.",
    serviceTypes: ["Video"],
    website: "https://lumalabs.ai",
    logo: "luma",
    access: key("luma"),
  },
  {
    id: "framer",
    name: "Framer AI",
    description: "A site builder whose AI lays out a first page from a prompt.",
    serviceTypes: ["Design"],
    website: "https://www.framer.com",
    logo: "framer",
    access: directoryOnly(
      "Its API publishes sites, but makes none from a prompt. The nearest alternative is our own UI design generator.",
    ),
  },
  {
    id: "canva",
    name: "Canva",
    description: "Templates and an editor for posts, slides, flyers and short videos.",
    serviceTypes: ["Design"],
    website: "https://www.canva.com",
    logo: "canva",
    access: directoryOnly(
      "Its API exports designs, but makes none from a prompt. The nearest alternative is our own design generator.",
    ),
  },
  {
    id: "relume",
    name: "Relume",
    description: "Plans a website from a short brief: a sitemap first, then wireframes.",
    serviceTypes: ["Design"],
    website: "https://www.relume.io",
    logo: null,
    access: directoryOnly("It has no public API. The nearest alternative is our own UI design generator."),
  },
  {
    id: "spline",
    name: "Spline",
    description: "A 3D editor in the browser for web scenes and product views.",
    serviceTypes: ["Design", "3D"],
    website: "https://spline.design",
    logo: null,
    access: directoryOnly("It has no public API. The nearest alternative for 3D models is TripoSR."),
  },
  {
    id: "triposr",
    name: "TripoSR",
    description: "An open model that builds a 3D mesh from a single picture. This takes a key of fal, which runs it.",
    serviceTypes: ["3D"],
    website: "https://fal.ai/models/fal-ai/triposr",
    logo: "tripo",
    access: key("fal"),
  },
  {
    id: "csm",
    name: "CSM",
    description:
      "3D objects from pictures, sketches and text. We could not confirm that its API still takes new work; TripoSR is the nearest alternative.",
    serviceTypes: ["3D"],
    website: "https://www.csm.ai",
    logo: null,
    access: key("csm"),
  },
  {
    id: "tripo",
    name: "Tripo",
    description: "Tripo’s own service: 3D models from text, ready for games and print.",
    serviceTypes: ["3D"],
    website: "https://www.tripo3d.ai",
    logo: "tripo",
    access: key("tripo"),
  },
  {
    id: "replicate",
    name: "Replicate",
    description: "Runs thousands of open models, among them FLUX and Stable Diffusion XL.",
    serviceTypes: ["Image", "Video", "Audio", "Text"],
    website: "https://replicate.com",
    logo: "replicate",
    access: key("replicate"),
  },
  {
    id: "hugging-face",
    name: "Hugging Face",
    description: "A library of open models, many of which run with one key.",
    serviceTypes: ["Text", "Chat", "Image", "Audio"],
    website: "https://huggingface.co",
    logo: "huggingface",
    access: key("huggingface"),
  },
  {
    id: "together",
    name: "Together AI",
    description: "Open models for text and pictures behind one key, among them Llama.",
    serviceTypes: ["Text", "Chat", "Image"],
    website: "https://www.together.ai",
    logo: "together",
    access: key("together"),
  },
  {
    id: "fal",
    name: "fal",
    description:
      "Runs picture, video, sound and 3D models of many makers with one key, among them Pika, FLUX and TripoSR.",
    serviceTypes: ["Image", "Video", "Audio", "3D"],
    website: "https://fal.ai",
    logo: "fal",
    access: key("fal"),
  },
];

export const findService = (id: string): ProviderService | undefined =>
  providerServices.find((service) => service.id === id);

/** The services that a vendor's key configures. */
export const listServicesOf = (vendor: KeyVendor): readonly ProviderService[] =>
  providerServices.filter(({ access }) => access.kind === "key" && access.vendor === vendor);
