import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { createPageKeys } from "./shared-page.ts";

const route = (id: string, path: string | undefined, sharedBy?: Readonly<Record<string, string>>) => ({
  [id]: {
    id,
    path,
    index: path === undefined,
    parentId: "root",
    module: { default: () => null, ...(sharedBy ? { handle: { sharedBy } } : {}) },
  },
});

const manifest = {
  root: { id: "root", path: "", module: { default: () => null } },
  ...route("home", undefined, { q: "" }),
  ...route("tools", "tools", { q: "", sort: "featured", page: "1" }),
  ...route("tool", "tools/:slug", {}),
  ...route("login", "login"),
  ...route("missing", "*"),
} as unknown as ServerBuild["routes"];

describe("what a page is kept by", () => {
  const keyOf = createPageKeys(manifest);

  it.each([
    ["/", "/"],
    ["/tools", "/tools"],
    ["/tools?", "/tools"],
    ["/Tools", "/tools"],
    ["/TOOLS?q=Logo", "/tools?q=Logo"],
    ["/%74ools", "/tools"],
    ["/tOOLS/canva", "/tools/canva"],
    ["/tools/%63anva", "/tools/canva"],
    ["/tools/Canva", "/tools/Canva"],
    ["/Tools.data", "/tools.data"],
    ["/tools?gclid=abc&utm_source=mail", "/tools"],
    ["/tools?x=1", "/tools"],
    ["/tools?q=logo&x=1", "/tools?q=logo"],
    ["/tools?page=2&q=logo", "/tools?q=logo&page=2"],
    ["/tools?q=logo&page=2", "/tools?q=logo&page=2"],
    ["/tools?q=&sort=featured&page=1", "/tools"],
    ["/tools?q=%6Cogo", "/tools?q=logo"],
    ["/tools?q=a%20b", "/tools?q=a+b"],
    ["/tools?q=a+b", "/tools?q=a+b"],
    ["/tools?q=Logo", "/tools?q=Logo"],
    ["/tools?sort=nonsense", "/tools?sort=nonsense"],
    ["/tools?%71=logo", "/tools?q=logo"],
    ["/tools?constructor=1&__proto__=2", "/tools"],
    ["/tools/canva?q=logo", "/tools/canva"],
    ["/?page=2", "/"],
    ["/tools.data?gclid=1&_routes=tools", "/tools.data?_routes=tools"],
    ["/_.data?q=logo&x=1", "/_.data?q=logo"],
    ["/tools?_routes=tools", "/tools"],
  ])("[H2] %s: %s", (address, key) => {
    expect(keyOf(address)).toBe(key);
    expect(keyOf(key)).toBe(key);
  });

  it.each([
    "/login",
    "/login?redirectTo=%2F",
    "/login.data",
    "/nothing",
    "/nothing?q=1",
    "/tools?q=a&q=b",
    "/tools?x=1&x=2",
    "/tools?q=%",
    "/tools?q=%00",
    `/tools?x=${"x".repeat(600)}`,
  ])("[H2] %s is not shared", (address) => {
    expect(keyOf(address)).toBeUndefined();
  });
});
