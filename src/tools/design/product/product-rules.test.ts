import { expect, it } from "vitest";
import { titleOf } from "./product-rules.ts";

it.each([
  [{ headline: "Rye bread", words: "on linen" }, "Rye bread, Studio, light from the left, on linen"],
  [{ headline: "", words: "on linen" }, "on linen, Studio, light from the left"],
  [{ headline: "", words: "" }, "Studio, light from the left"],
])("[F10] a product picture is called by the user’s own words first: %o", (written, title) => {
  expect(titleOf({ set: "studio", light: "left", ...written })).toBe(title);
});
