import { describe, expect, it } from "vitest";
import { AppError } from "../errors.ts";
import { canonicalPath, checkAddress, cutQuery } from "./reject-bad-address.ts";

function refusal(target: string): AppError | undefined {
  try {
    checkAddress(`http://localhost${target}`);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

describe("addresses", () => {
  it.each([
    "/",
    "/tools?q=logo&category=logo-design&page=2",
    "/tools?q=%F0%9F%8E%A8+%25_%5C%27%22%3Cb%3E",
    "/tools?q=%E2%80%8F%D7%A9%D7%9C%D7%95%D7%9D",
    "/tools?q=a=b=c&flag&",
    `/tools?q=${"x".repeat(500)}`,
    "/monograms/3/%C3%84.svg",
  ])("[H7] takes %s", (target) => {
    expect(refusal(target)).toBeUndefined();
  });

  it.each([
    ["/%ff", "malformed_request", "The path of this address is not valid UTF-8"],
    ["/a%00b", "malformed_request", "The path of this address holds a control character"],
    ["/tools?q=%c3%28", "malformed_request", "The query of this address is not valid UTF-8"],
    ["/tools?q=%ed%a0%80", "malformed_request", "The query of this address is not valid UTF-8"],
    ["/tools?q=%", "malformed_request", "The query of this address is not valid UTF-8"],
    ["/tools?q=a%00", "malformed_request", "The query of this address holds a control character"],
    ["/tools?q=a&q=b", "malformed_request", "The parameter “q” is given more than once"],
    ["/tools?q=a&%71=b", "malformed_request", "The parameter “q” is given more than once"],
    [`/tools?q=${"x".repeat(501)}`, "malformed_request", "The parameter “q” is longer than 500 characters"],
    [`/tools?${"a&".repeat(50)}`, "malformed_request", "This address has more than 50 parameters"],
    [`/${"x".repeat(2_048)}`, "uri_too_long", "This address is too long"],
  ])("[H7] refuses %s and says why", (target, code, sentence) => {
    expect(refusal(target)).toMatchObject({ code, userMessage: expect.stringContaining(sentence) });
  });
});

describe("texts that a device shares", () => {
  const share = (query: string) => cutQuery(`http://localhost/workspace/share?${query}`);
  it("[F1] are cut to what an address takes, and the shorter ones beside them stay", () => {
    expect(share(`text=${"x".repeat(4_096)}`)).toBeUndefined();
    for (const text of ["x".repeat(4_097), "🎉".repeat(1_200), "ä b\n".repeat(3_000), "x".repeat(15_000)]) {
      const cut = new URL(
        share(`title=A&text=${encodeURIComponent(text)}&url=https%3A%2F%2Fa.example`) ?? "",
        "http://x",
      );
      expect(() => checkAddress(cut.href, "shared")).not.toThrow();
      expect([cut.searchParams.get("title"), cut.searchParams.get("url")]).toEqual(["A", "https://a.example"]);
      expect(cut.searchParams.get("text")?.length).toBeGreaterThan(500);
      expect(text.startsWith(cut.searchParams.get("text") ?? "-")).toBe(true);
    }
  });

  it("[H9] are counted before they are parsed: many short or long ones cost no more than a few", () => {
    for (const text of ["", "x".repeat(8), "%F0%9F%8E%89"]) {
      const query = Array.from({ length: 1_500 }, (_, index) => `${index}=${text}`).join("&");
      const { user: before } = process.cpuUsage();
      expect(share(query)).toBeUndefined();
      const usedMs = (process.cpuUsage().user - before) / 1_000;
      expect(usedMs).toBeLessThan(200);
      expect(() => checkAddress(`http://localhost/workspace/share?${query}`, "shared")).toThrow(AppError);
    }
  });

  it("[F1] share what is left where all are long", () => {
    const query = Array.from({ length: 50 }, (_, index) => `${index}=${"%F0%9F%8E%89".repeat(80)}`).join("&");
    const cut = share(query) ?? "";
    expect(cut.length).toBeGreaterThan(7_500);
    expect(() => checkAddress(`http://localhost${cut}`, "shared")).not.toThrow();
    const lengths = [...new URL(cut, "http://x").searchParams.values()].map((text) => text.length);
    expect(new Set(lengths).size).toBe(1);
  });

  it("[H7] keep the usual limits where their names are too long, or what they hold is no text", () => {
    expect(share(`${"n".repeat(9_000)}=`)).toBeUndefined();
    expect(() => checkAddress("http://localhost/workspace/share?text=%ff", "shared")).toThrow();
  });
});

describe("canonical paths", () => {
  it.each([
    ["/", "/"],
    ["/tools", "/tools"],
    ["/tools/", "/tools"],
    ["/tools//", "/tools"],
    ["//evil.example/", "/evil.example"],
    ["///", "/"],
    ["/a//b/", "/a/b"],
  ])("[H7] %s is %s, and never leads to another host", (given, canonical) => {
    expect(canonicalPath(given)).toBe(canonical);
  });
});
