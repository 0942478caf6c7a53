import { describe, expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

describe("passwordStrength", () => {
  it.each([
    ["", "weak"],
    ["abcdef", "weak"],
    ["aaaaaaaaaaaaaaaa", "weak"],
    ["abababababab", "weak"],
    ["Abc12345", "fair"],
    ["abcdefghi", "fair"],
    ["Ab1!Ab1!Ab1!", "fair"],
    ["weaving looms", "strong"],
    ["correct horse battery", "strong"],
    ["Ab1!Cd2?Ef", "strong"],
  ])("[B1] calls %j %s", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
