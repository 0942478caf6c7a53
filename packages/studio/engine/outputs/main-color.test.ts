import { describe, expect, it } from "vitest";
import { contrast } from "../color/color.ts";
import { black, white } from "../color/palette.ts";
import { mainColorOf } from "./main-color.ts";

const logoOf = (mark: string, letters: string) => ({
  mediaType: "image/svg+xml" as const,
  bytes: new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="22" height="40" fill="${mark}"/><rect x="40" width="26" height="40" fill="${letters}"/></svg>`,
  ),
});

describe("the main color of a logo", () => {
  it.each([
    ["#ffd400", "#000000", white],
    ["#e4002b", "#111111", white],
    ["#1d3fbb", "#ffffff", black],
    ["#ffd400", "#ffffff", black],
  ])("[F11] of a mark in %s with letters in %s stands out on %s", async (mark, letters, plate) => {
    const color = await mainColorOf(logoOf(mark, letters));
    const other = plate === white ? black : white;
    expect(contrast(color ?? "#808080", plate)).toBeGreaterThan(contrast(color ?? "#808080", other));
  });
});
