import { creditsPath } from "#credits/rules.ts";
import { billingPath } from "../rules.ts";
import type { RequestedItem } from "./read-checkout-item.ts";

/** The page that shows what was bought. */
export const returnPathOf = ({ kind }: Pick<RequestedItem, "kind">): string =>
  kind === "plan" ? billingPath : creditsPath;
