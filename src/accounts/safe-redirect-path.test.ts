import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeRedirectPath } from "./safe-redirect-path.ts";

describe("safeRedirectPath", () => {
  it.each([
    "/",
    "/workspace",
    "/settings/billing?tab=cards#top",
    "/pricing?plan=pro&interval=yearly",
    "/tools?q=%2F%2Fhost",
  ])("[A19] keeps %s, which is a path of our own", (path) => {
    expect(safeRedirectPath(path)).toBe(path);
  });

  it.each([
    [undefined],
    [null],
    [""],
    ["workspace"],
    ["//host"],
    ["///host"],
    ["/\\host"],
    ["\\\\host"],
    ["/a\\b"],
    ["/.//host"],
    ["/a/..//host"],
    ["/%2e//host"],
    ["https://host/"],
    ["http:host"],
    ["javascript:alert(1)"],
    ["data:text/html,x"],
    [" //host"],
    ["/\t/host"],
    ["/\n/host"],
    ["/a\u0000b"],
    ["/a\u0085b"],
    [`/${"a".repeat(500)}`],
  ])("[A19] refuses %j", (value) => {
    expect(safeRedirectPath(value)).toBeUndefined();
  });

  it("[A19] lets nothing out that a browser would resolve to another origin", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "%2e",
      "%2f",
      "host",
      ":",
      "@",
      "?",
      "#",
      "http:",
      "\t",
      "é",
      "]",
      "[",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const path = safeRedirectPath(`/${parts.join("")}`);
        if (path !== undefined) expect(new URL(path, "https://easel.example").origin).toBe("https://easel.example");
      }),
      { numRuns: 5_000 },
    );
  });
});
