/** Runs as the screens of designs show them. */
import type { StoppingCost } from "#engines/index.ts";
import type { Payer } from "#models/rules.ts";
import type { ShownLink } from "#work/sharing/link-rules.ts";
import type { DesignSettings } from "./design-rules.ts";

export interface ShownDesign {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly isFavorite: boolean;
  /** Number of its pages. */
  readonly pages: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** On paper, trimmed; null for a design that is meant for screens. */
  readonly millimeters: readonly [width: number, height: number] | null;
  readonly link: ShownLink | null;
  /** Changes with the design. */
  readonly version: number;
}

/** A run of the studio. */
export interface ShownStudioRun {
  readonly kind: "studio";
  readonly id: string;
  readonly state: "running" | "finished" | "stopped" | "failed";
  readonly settings: DesignSettings;
  readonly maxAic: number;
  readonly priceAic: number;
  readonly failureMessage: string | null;
  readonly designs: readonly ShownDesign[];
}

/** A run of a connected engine. */
export interface ShownEngineRun {
  readonly kind: "engine";
  readonly id: string;
  readonly state: "running" | "finished" | "stopped" | "failed";
  readonly vendorName: string;
  readonly payer: Payer;
  readonly stopping: StoppingCost;
  readonly maxAic: number;
  readonly priceAic: number;
  readonly isSaved: boolean;
  readonly progress: number | null;
  readonly failureMessage: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly files: readonly { readonly number: number; readonly mediaType: string }[];
}

export type ShownRun = ShownStudioRun | ShownEngineRun;
