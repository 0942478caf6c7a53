import { describe, expect, it } from "vitest";
import { findQuickAppPath } from "#directory/index.ts";
import { readPayload } from "./payload.ts";

describe("a payload in the address", () => {
  it.each([
    ["logo-maker", { kind: "logo", count: 4 }],
    ["monogram", { kind: "logo", count: 4 }],
    ["instagram-post", { kind: "post", aspectRatio: "1:1" }],
    ["story", { kind: "story", aspectRatio: "9:16" }],
    ["youtube-thumbnail", { kind: "banner", aspectRatio: "16:9", count: 4, style: "brutal" }],
    ["profile-banner", { kind: "banner", aspectRatio: "16:9", count: 2 }],
    ["web-banner", { kind: "banner", aspectRatio: "16:9" }],
    ["event-poster", { kind: "poster", aspectRatio: "3:4" }],
    ["four-versions", { kind: "poster", aspectRatio: "3:4", count: 4 }],
    ["title-slide", { kind: "cover", aspectRatio: "16:9", style: "editorial" }],
    ["seamless-pattern", { kind: "pattern", aspectRatio: "1:1" }],
    ["illustration", { kind: "scene", aspectRatio: "16:9" }],
  ])("[F3] opens the quick app %s with all of its settings", (slug, settings) => {
    const { pathname, searchParams } = new URL(findQuickAppPath(slug) ?? "", "https://easel.example");
    expect(pathname).toBe("/image-generator");
    expect(readPayload(searchParams.get("payload") ?? "")).toEqual(settings);
  });

  it("[F3] leaves out what is not ours, and has no address for a quick app without a screen", () => {
    const odd = { kind: "constructor", imageCount: 3, aspectRatio: "2:1", imageStyle: "toString", prompt: 7, more: 1 };
    expect(readPayload(JSON.stringify(odd))).toEqual({});
    for (const slug of ["toString", "constructor", ""]) expect(findQuickAppPath(slug)).toBeUndefined();
  });
});
