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
