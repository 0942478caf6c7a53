import { expect, it } from "vitest";
import { isTypoOf } from "./is-typo-of.ts";

it.each([
  ["loga", "logo", true],
  ["lgoo", "logo", true],
  ["backgorund", "background", true],
  ["backgroud", "background", true],
  ["backgroundd", "background", true],
  ["xackground", "background", true],
  ["abackground", "background", true],
  ["aaaa", "aaaaa", true],
  ["logo", "logo", false],
  ["bakcgorund", "background", false],
  ["abcd", "acbe", false],
  ["cat", "car", false],
  ["logos", "loga", false],
  ["logo", "", false],
])("[A28] “%s” is one typing error away from “%s”: %s", (typed, word, expected) => {
  expect([isTypoOf(typed, word), isTypoOf(word, typed)]).toEqual([expected, expected]);
});
