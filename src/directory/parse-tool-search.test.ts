import { describe, expect, it } from "vitest";
import { AppError } from "#platform/errors.ts";
import { parseToolSearch } from "./parse-tool-search.ts";
import { type ToolSearch, toolSearchPath } from "./rules.ts";
import { everything, readToolSearch } from "./search-rules.ts";

const categories = new Set(["logo-design", "image-generation", "design-tools"]);
const parse = (query: string) => parseToolSearch(new URLSearchParams(query), categories);

describe("parseToolSearch", () => {
  it.each<[string, Partial<ToolSearch>]>([
    ["", {}],
    ["q=Logo", { query: "logo" }],
    ["q=++Two+%09+Words+", { query: "two words" }],
    ["q=%25_%5C", { query: "%_\\" }],
    ["category=logo-design", { categoryId: "logo-design" }],
    ["category=logo", { categoryId: "logo-design" }],
    ["category=ui-ux", { categoryId: "design-tools" }],
    ["price=free", { price: "free" }],
    ["price=paid", { price: "paid" }],
    ["discount=1&new=1", { onlyDiscounted: true, onlyNew: true }],
    ["sort=newest", { sort: "newest" }],
    ["page=7", { page: 7 }],
    ["q=&category=&price=&discount=&new=&sort=&page=", {}],
    ["utm_source=letter&ref=x", {}],
    [`q=${"x".repeat(100)}`, { query: "x".repeat(100) }],
  ])("[A12] reads “%s”", (query, expected) => {
    expect(parse(query)).toEqual({ ...everything, ...expected });
  });

  it.each([
    ["category=nope", "category"],
    ["category=__proto__", "category"],
    ["category=constructor", "category"],
    ["price=cheap", "price"],
    ["price=FREE", "price"],
    ["discount=yes", "discount"],
    ["new=0", "new"],
    ["sort=random", "sort"],
    ["page=0", "page"],
    ["page=-1", "page"],
    ["page=1.5", "page"],
    ["page=abc", "page"],
    ["page=1e3", "page"],
    ["page=01", "page"],
    ["page=100001", "page"],
    ["page=99999999999999999999", "page"],
    [`q=${"x".repeat(101)}`, "q"],
  ])("[A12] refuses “%s” with a sentence that names the parameter", (query, parameter) => {
    const refusal = refusalOf(() => parse(query));
    expect(refusal.code).toBe("malformed_request");
    expect(refusal.userMessage).toMatch(new RegExp(`^The filter “${parameter}” [^.]+\\. `));
  });

  it("[A12] has one address for one search, and reads it back", () => {
    const search: ToolSearch = {
      query: "logo maker",
      categoryId: "logo-design",
      price: "free",
      onlyDiscounted: true,
      onlyNew: true,
      sort: "name",
      page: 3,
    };
    const path = toolSearchPath(search);
    expect(path).toBe("/tools?q=logo+maker&category=logo-design&price=free&discount=1&new=1&sort=name&page=3");
    expect(parse(path.split("?")[1] ?? "")).toEqual(search);
    expect(readToolSearch(new URLSearchParams(path.split("?")[1]))).toEqual(search);
    expect(toolSearchPath(everything)).toBe("/tools");
  });
});

function refusalOf(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}
