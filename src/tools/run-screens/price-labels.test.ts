import { expect, it } from "vitest";
import { priceLabel } from "./price-labels.ts";

it.each([
  [3, "credits", "At most 3 AI credits: 1 per 1,000 tokens, rounded up"],
  [0, "credits", "1 AI credit per 1,000 tokens, rounded up"],
  [0, "own-key", "0 AI credits: this runs on your own API key"],
] as const)("[C8][E2] a price of %i paid by %s reads %s: an empty form names no key", (maxAic, payer, line) => {
  expect(priceLabel(maxAic, payer)).toBe(line);
});
