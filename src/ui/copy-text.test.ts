import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyText } from "./copy-text.ts";
import { takeToasts } from "./toast.ts";

describe("copying a text", () => {
  beforeEach(() => {
    takeToasts();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("[F2] says that it worked", async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await copyText("hello", "Link copied");
    expect(writeText).toHaveBeenCalledWith("hello");
    expect(takeToasts()).toEqual([{ kind: "success", title: "Link copied" }]);
  });

  it.each([
    ["refuses it", { clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } }],
    ["has no clipboard, as without HTTPS", {}],
  ])("[F2] says what to do instead when the browser %s", async (_, navigator) => {
    vi.stubGlobal("navigator", navigator);
    await copyText("hello");
    expect(takeToasts()).toEqual([{ kind: "error", title: "Not copied", description: "Select the text and copy it." }]);
  });
});
