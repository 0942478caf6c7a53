import { describe, expect, it } from "vitest";
import { AppError } from "../errors.ts";
import { canonicalPath, checkAddress } from "./reject-bad-address.ts";

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
    [`/${"x".repeat(2_048)}`, "uri_too_long", "This address is too long"],
  ])("[H7] refuses %s and says why", (target, code, sentence) => {
    expect(refusal(target)).toMatchObject({ code, userMessage: expect.stringContaining(sentence) });
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
