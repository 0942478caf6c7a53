import { expect, it } from "vitest";
import { makeCode } from "./early-access.ts";

it("[A14] codes carry the product's name, can be read out, and do not repeat", () => {
  // Of 23⁸. Among ten thousand, two would be the same in one of 1,600 runs.
  const codes = Array.from({ length: 200 }, () => makeCode("Easel"));
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.join("").replaceAll("EASEL", "")).not.toMatch(/[0O1IL5S8BZAEU]/);
});

it.each([
  ["Étoile & Söhne", "ETOILESOHN"],
  ["画架", "EARLY"],
])("[A14] a product called %s has codes that begin with %s", (name, prefix) => {
  expect(makeCode(name).split("-")[0]).toBe(prefix);
});
