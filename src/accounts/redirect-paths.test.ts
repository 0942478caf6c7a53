import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { authPath, describeReturn, loginPath, readAuthQuery, safeRedirectPath } from "./redirect-paths.ts";

describe("safeRedirectPath", () => {
  it.each([
    "/",
    "/workspace",
    "/settings/billing?tab=cards#top",
    "/pricing?plan=pro&interval=yearly",
    "/tools?q=%2F%2Fhost",
  ])("[A19] keeps %s, which is one of our paths", (path) => {
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

  it("[A19] returns nothing that a browser would resolve to another origin", () => {
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

describe("loginPath", () => {
  it("[A19] carries the chosen plan", () => {
    expect(loginPath("/pricing?plan=pro&interval=yearly")).toBe(
      "/login?redirectTo=/pricing%3Fplan%3Dpro%26interval%3Dyearly",
    );
  });

  it("[A19] contains the same path when its query is read", () => {
    const path = "/tools?q=a%26b&category=seo#top";
    expect(new URL(loginPath(path), "http://own.invalid").searchParams.get("redirectTo")).toBe(path);
  });

  it("[A19] leaves out unsafe paths", () => {
    expect(loginPath("//host")).toBe("/login");
  });
});

const read = (query: string) => readAuthQuery(new URL(`http://easel.example/login${query}`));

describe("readAuthQuery", () => {
  it("[B2] accepts one of our paths and a referral code", () => {
    expect(read("?redirectTo=/tools%3Fq%3Dlogo&ref=1a2b3c4d")).toEqual({
      redirectTo: "/tools?q=logo",
      ref: "1a2b3c4d",
    });
    expect(read("")).toEqual({ redirectTo: undefined, ref: undefined });
  });

  it.each(["?redirectTo=//host", "?redirectTo=https://host/", "?redirectTo=javascript:alert(1)", "?ref=%3Cscript%3E"])(
    "[B2] leaves %s out",
    (query) => {
      expect(read(query)).toEqual({ redirectTo: undefined, ref: undefined });
    },
  );
});

describe("authPath", () => {
  it("[B2] passes on its parameters, and nothing else", () => {
    expect(authPath("/signup", {})).toBe("/signup");
    expect(authPath("/signup", { redirectTo: "/tools?q=logo", ref: "1a2b3c4d" })).toBe(
      "/signup?redirectTo=/tools%3Fq%3Dlogo&ref=1a2b3c4d",
    );
  });
});

describe("describeReturn", () => {
  it.each([
    [undefined, undefined],
    ["/", undefined],
    ["/pricing?plan=pro&interval=yearly", "to continue with the plan you chose"],
    ["/pricing", "to continue where you were"],
    ["/tools/constructor", "to continue where you were"],
    ["/settings/credits", "to continue to your AI credits"],
    ["/settings/billing/change", "to continue to your settings"],
    ["/favourites", "to continue to your favorites"],
    ["/home/image?key=imageGenerator", "to continue to Image generator"],
    ["/verify-email?token=secret", "to confirm your new address"],
  ])("[B7] says what %s is for", (redirectTo, words) => {
    expect(describeReturn(redirectTo)).toBe(words);
  });
});
