/**
 * The shapes of the catalogue's data files (`data/`), which seed a new installation. Facts only (docs/decisions/0003-catalogue-facts.md):
 * true names, official websites, descriptions in our own words.
 */

/** Kinds of input that some language models read besides text. */
export const readableKinds = ["picture", "pdf"] as const;
export type ReadableKind = (typeof readableKinds)[number];

/** Kinds of output that engines make. Also the kind of a quick app. */
export const engineKinds = ["text", "image", "audio", "video", "design", "3d"] as const;
export type EngineKind = (typeof engineKinds)[number];

export interface CategorySeed {
  /** Part of public addresses (`/#logo-design`): never changes once published. */
  readonly id: string;
  readonly name: string;
  /** One sentence, at most 120 characters. */
  readonly description: string;
  /** Index into the twelve category hues of the palette, 0 to 11. */
  readonly hue: number;
}

export interface ToolSeed {
  /** Lower-case, digits and hyphens; unique among tools. */
  readonly slug: string;
  readonly name: string;
  /** 60 to 200 characters, in our own words: what people do with it. */
  readonly description: string;
  /** Id of a category. */
  readonly category: string;
  /** Official https address. */
  readonly website: string;
  /** 3 to 6, lower-case: words that people search for. */
  readonly tags: readonly string[];
  /** Launched or relaunched recently. */
  readonly isNew?: boolean;
  /** True if there is no lasting free plan. */
  readonly isPaid: boolean;
  /** File name in `public/logos` without `.svg`; without a logo, a monogram is drawn. */
  readonly logo?: string;
}

export interface EngineModelSeed {
  /** The model's id in the vendor's API. */
  readonly id: string;
  readonly name: string;
  readonly tier: "standard" | "advanced";
  readonly status: "current" | "retiring" | "retired";
  /** ISO date of the announced end, if known. */
  readonly endsOn?: string;
  /** If it does another kind of work than its engine is listed for. */
  readonly kind?: EngineKind;
  /** Work that it does with sound, which is its kind: it speaks, writes down what is said, or plays. */
  readonly sound?: "speech" | "transcription" | "music";
  /** True if an image can be made of a picture that is sent along. */
  readonly takesPicture?: boolean;
  /** Input that a language model reads besides text; nothing, if left out. */
  readonly reads?: readonly ReadableKind[];
  /** If another vendor than the engine's own serves it to programs, e.g. `fal`. */
  readonly servedBy?: string;
  /** Id of the model that runs instead of a retired or retiring one. */
  readonly successor?: string;
}

export interface EngineSeed {
  readonly slug: string;
  readonly name: string;
  readonly vendor: string;
  readonly description: string;
  readonly website: string;
  readonly tags: readonly string[];
  readonly kind: EngineKind;
  /** Ids of the directory categories in which it is shown. */
  readonly categories: readonly string[];
  readonly logo?: string;
  /** Says whether the vendor offers a public API (`public`), one that connects but does not generate (`connect`), or none (`none`). */
  readonly api: "public" | "connect" | "none";
  /** One sentence on the API's status, if needed, e.g. what to use instead. */
  readonly note?: string;
  readonly models: readonly EngineModelSeed[];
}

export interface QuickAppSeed {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly kind: EngineKind;
  /** Ids of its directory categories. */
  readonly categories: readonly string[];
  /** Short labels, at least three. */
  readonly features: readonly string[];
}
