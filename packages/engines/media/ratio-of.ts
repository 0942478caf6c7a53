import type { AspectRatio } from "../media-contract.ts";
import type { MediaVendor } from "../vendors.ts";

type Ratios = Readonly<Partial<Record<AspectRatio, string>>>;

/** Ratios that vendors make instead of one that they don't take. Vendors that aren't listed take all. */
const nearest: Readonly<Partial<Record<MediaVendor, Ratios>>> = {
  stability: { "4:3": "5:4", "3:4": "4:5" },
};

/** The ratios of pictures that a vendor replaces, with what it makes instead. */
export const replacedRatios = (vendor: MediaVendor): Ratios => nearest[vendor] ?? {};

/** The nearest ratio that a vendor takes, as it writes it. */
export const ratioOf = (vendor: MediaVendor, ratio: AspectRatio): string => replacedRatios(vendor)[ratio] ?? ratio;
