import { describe, expect, it } from "vitest";
import { estimatePassword } from "./password-strength.ts";

describe("estimatePassword", () => {
  it.each([
    ["password1", "leaked"],
    ["QWERTYUIOP", "leaked"],
    ["abcdefg12", "weak"],
    ["aaaaaaaaaaaaaaaa", "weak"],
    ["abababababab", "weak"],
    ["Password1!", "weak"],
    ["P@ssw0rd2024", "weak"],
    ["Abc12345!", "weak"],
    ["kq7#mPw2", "fair"],
    ["Ab1!Cd2?Ef", "strong"],
    ["weaving looms", "strong"],
    ["correct horse battery", "strong"],
    ["aB3!".repeat(32), "weak"],
  ])("[B1] calls %j %s", async (password, strength) => {
    expect(await estimatePassword(password)).toBe(strength);
  });
});
